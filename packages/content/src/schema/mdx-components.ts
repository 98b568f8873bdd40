/**
 * The components that a case study can use in its MDX, with their required attributes. The content check uses this
 * list, case-study/mdx/components.tsx implements it, and docs/writing.md documents it. `files` are the attributes that name
 * a media file, and its role; `data` names what the server sends for a component.
 */

/** What a file is in a text: a picture as wide as the text or in its margin, a video, or the picture of a video. */
export type FileRole = 'text' | 'cutout' | 'video' | 'poster';

/** What the server sends for a component, besides the text. */
export type BodyDataName = 'projects' | 'talks' | 'timeline' | 'owner';

type MdxComponent = {
  required: readonly string[];
  files?: Readonly<Record<string, FileRole>>;
  data?: BodyDataName;
  /** Its file in app/case-study/mdx/, if only texts that have it import it (packages/content/src/text/own-imports.ts). */
  file?: string;
};

export const mdxComponents = {
  Facts: { required: ['audience'] },
  Columns: { required: [] },
  Column: { required: [] },
  Figure: { required: ['caption'] },
  Cutout: { required: ['src', 'alt'], files: { src: 'cutout' } },
  Gallery: { required: [] },
  Quote: { required: [] },
  Note: { required: [] },
  LinkCard: { required: ['href', 'title'] },
  Image: { required: ['src', 'alt'], files: { src: 'text' } },
  Video: { required: ['src', 'alt'], files: { src: 'video', av1: 'video', poster: 'poster' } },
  Embed: { required: ['url', 'title'], file: 'embed.tsx' },
  Demo: { required: ['name', 'title', 'still', 'alt'], files: { still: 'text' } },
  OpenSource: { required: [], data: 'projects', file: 'open-source.tsx' },
  Talks: { required: [], data: 'talks', file: 'talks.tsx' },
  Timeline: { required: [], data: 'timeline', file: 'timeline.tsx' },
  Projects: { required: [], file: 'projects.tsx' },
  OwnerBio: { required: [], data: 'owner', file: 'owner.tsx' },
  OwnerCity: { required: [], data: 'owner', file: 'owner.tsx' },
  OwnerHobbies: { required: [], data: 'owner', file: 'owner.tsx' },
  OwnerFacts: { required: [], data: 'owner', file: 'owner.tsx' },
  Contact: { required: [], file: 'contact.tsx' },
} as const satisfies Record<string, MdxComponent>;

/** The attributes of an element that name a media file, and the role of the file. */
export function fileAttributesOf(element: string): Readonly<Record<string, FileRole>> {
  const components: Record<string, MdxComponent> = mdxComponents;
  return components[element]?.files ?? {};
}

/** Components whose content is side by side: pictures in them are half as wide as the text. */
export const SIDE_BY_SIDE: readonly string[] = ['Column', 'Gallery'] satisfies ComponentName[];

export type ComponentName = keyof typeof mdxComponents;

/** Those that every body imports. */
export type SharedComponentName = {
  [Name in ComponentName]: (typeof mdxComponents)[Name] extends { file: string } ? never : Name;
}[ComponentName];
