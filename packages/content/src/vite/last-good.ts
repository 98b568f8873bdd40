/** Returns the result of `make`; if it throws, the last result for the same module. */
export function lastGood<T>() {
  const former = new Map<string, T>();
  return async (id: string, make: () => T | Promise<T>): Promise<T> => {
    try {
      const made = await make();
      former.set(id, made);
      return made;
    } catch (error) {
      const good = former.get(id);
      if (good === undefined) throw error;
      return good;
    }
  };
}
