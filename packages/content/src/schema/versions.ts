/** A content file in both versions that the build creates. Only the server build contains them. */
export type Versions<T, Public = T> = {
  /** With samples, for a process that runs locally. */
  local: T;
  /** Without samples, for every other process. Undefined for an entry that would be incomplete. */
  public: Public;
  /** Number of samples. */
  sampleCount: number;
};
