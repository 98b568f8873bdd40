/** Types of the modules that Vite plugins create (packages/content/src/vite). */

declare module '*/site.yaml' {
  const site: import('portfolio-content/schema').Versions<
    import('portfolio-content/schema').Site
  > & {
    /** The picture for shared links is undefined in the preview if the build draws it. */
    media: {
      sharePicture?: import('portfolio-content/schema').PictureFile;
      portrait?: import('portfolio-content/schema').Picture;
    };
    /** The site of each profile, by its URL. */
    profileSites: Record<string, { name: string; icon: string }>;
  };
  export default site;
}

/** What the site says, in its language, for what every page loads. */
declare module 'virtual:labels' {
  const labels: import('portfolio-content/schema').Labels;
  export default labels;
}

/** The same, for texts and demos. */
declare module 'virtual:text-labels' {
  const labels: import('portfolio-content/schema').Labels;
  export default labels;
}

declare module '*/open-source.yaml' {
  const projects: import('portfolio-content/schema').Versions<
    import('portfolio-content/schema').OpenSourceProject[]
  >;
  export default projects;
}

declare module '*/talks.yaml' {
  const talks: import('portfolio-content/schema').Versions<
    import('portfolio-content/schema').Talk[]
  > & {
    /** By file name. */
    media: Record<string, import('portfolio-content/schema').Picture>;
  };
  export default talks;
}

declare module '*/resume.yaml' {
  const resume: import('portfolio-content/schema').Versions<
    import('portfolio-content/schema').Resume
  >;
  export default resume;
}

declare module 'virtual:resume-pdf' {
  /** The résumé as a PDF with and without samples, base64. */
  const files: { local: string; public: string };
  export default files;
}

declare module 'virtual:fonts' {
  export const faces: readonly {
    /** A `FaceName`, or that of the italics. */
    name: string;
    /** Descriptors of its rules in style sheets. */
    css: string;
    /** Part -> URL; without the parts that the family lacks. */
    files: Readonly<Record<string, string>>;
  }[];
  /** URLs of what every page needs. */
  export const preloads: readonly string[];
}

declare module 'virtual:not-found-picture' {
  const picture: import('portfolio-content/schema').Picture;
  export default picture;
}

declare module 'virtual:studies' {
  const studies: readonly import('portfolio-content/schema').StudyModule[];
  export default studies;
}

declare module 'virtual:bodies' {
  /** Slug -> import of the text. */
  type Bodies = ReadonlyMap<string, () => Promise<import('#app/content/body-chunks.ts').Body>>;
  export const bodies: Bodies;
  /** Imports of the texts of drafts; undefined in a build without, and where all texts are in one list. */
  export const loadDrafts: (() => Promise<Bodies>) | undefined;
}

declare module '*&as=picture' {
  const picture: import('portfolio-content/schema').Picture;
  export default picture;
}

/** URL of a picture in one size and format. */
declare module '*&format=webp' {
  const url: string;
  export default url;
}

/** A module and all it imports, bundled to a classic script (inline-script.ts). */
declare module '*?inline-script' {
  /** The script's text. */
  const text: string;
  export default text;
  /** Path of the same script as a file; undefined in the preview. */
  export const url: string | undefined;
}
