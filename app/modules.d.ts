/** Types of modules that the build creates from content (tools/vite/). */

declare module '*.mdx?frontmatter' {
  const fields: import('./content/versions.ts').Versions<
    import('./content/schema.ts').Frontmatter,
    import('./content/schema.ts').Frontmatter | undefined
  > & { demo?: string };
  export default fields;
}

declare module '*.mdx?diorama' {
  /** URL of a JSON file (tools/vite/dioramas.ts). */
  const url: string;
  export default url;
}

declare module '*/site.yaml' {
  const site: import('./content/versions.ts').Versions<import('./content/schema.ts').Site>;
  export default site;
}

declare module '*/open-source.yaml' {
  const projects: import('./content/versions.ts').Versions<
    import('./content/schema.ts').OpenSourceProject[]
  >;
  export default projects;
}

declare module '*/talks.yaml' {
  const talks: import('./content/versions.ts').Versions<
    import('./content/entry.ts').TalkWithPicture[]
  >;
  export default talks;
}

declare module '*/resume.yaml' {
  const resume: import('./content/versions.ts').Versions<import('./content/schema.ts').Resume>;
  export default resume;
}

declare module 'virtual:resume-pdf' {
  /** The résumé as a PDF with and without samples, base64. */
  const files: { local: string; public: string };
  export default files;
}

declare module '*&as=picture' {
  const picture: import('./content/picture.ts').Picture;
  export default picture;
}

declare module '*.woff2?url' {
  const url: string;
  export default url;
}

/** React 18 doesn't know `inert` and passes the attribute through; React 19 has its type. */
declare namespace React {
  interface HTMLAttributes<T> {
    inert?: '' | undefined;
  }
}

/** URL of a picture in one size and format. */
declare module '*&format=webp' {
  const url: string;
  export default url;
}

/** Created by tools/vite/last-changes.ts. */
declare module 'virtual:last-changes' {
  const changes: Record<string, string>;
  export default changes;
}

/** A module and all it imports, bundled to a classic script (tools/vite/inline-script.ts). */
declare module '*?inline-script' {
  /** The script's text. */
  const text: string;
  export default text;
  /** Path of the same script as a file; undefined in the preview. */
  export const url: string | undefined;
}

declare namespace React.JSX {
  interface IntrinsicElements {
    /** app/carousel/carousel-element.ts */
    'card-carousel': React.HTMLAttributes<HTMLElement> & { 'open-card'?: string | undefined };
  }
}

interface Window {
  /** Steps counted since the page arrived (app/carousel/early-input.ts); afterwards counting ends. */
  takeEarlySteps?: () => number;
}
