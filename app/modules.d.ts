/** Kinds of module that the build makes out of content; see vite/. */

declare module '*.yaml' {
  const data: unknown;
  export default data;
}

declare module 'virtual:resume-pdf' {
  /** The résumé as a PDF, base64. */
  const base64: string;
  export default base64;
}

declare module '*&as=picture' {
  const picture: import('./media/picture.ts').Picture;
  export default picture;
}

declare module '*.woff2?url' {
  const url: string;
  export default url;
}

/** React 19 types `inert`; React 18 passes the attribute on as it is. */
declare namespace React {
  interface HTMLAttributes<T> {
    inert?: '' | undefined;
  }
}

/** A picture in one size and format, by its address. */
declare module '*&format=webp' {
  const address: string;
  export default address;
}

/** Made by vite/last-changes.ts. */
declare module 'virtual:last-changes' {
  const changes: Record<string, string>;
  export default changes;
}
