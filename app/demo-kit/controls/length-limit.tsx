type LengthLimitProps = {
  text: string;
  /** Characters. */
  maxLength: number;
};

/** Says beside the label of a text field that it is full: it ignores further characters. */
export const LengthLimit = ({ text, maxLength }: LengthLimitProps) =>
  text.length >= maxLength ? <small> ({maxLength} characters at most)</small> : null;
