/** What the fragment of a link begins with that carries work in a demo. @param name folder of the demo in demos/ */
export const linkPrefix = (name: string) => `#${name}=`;
