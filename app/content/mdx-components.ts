/**
 * The components that a case study can use in its MDX, with their required attributes. The content check uses this
 * list, case-study/mdx/components.tsx implements it, and docs/writing.md documents it. `files` are attributes that name a
 * media file; `data` names what the server sends for a component.
 */
import type { BodyData } from './body-data.ts';

export const mdxComponents = {
  Facts: { required: ['audience'] },
  Columns: { required: [] },
  Column: { required: [] },
  Figure: { required: ['caption'] },
  Cutout: { required: ['src', 'alt'], files: ['src'] },
  Gallery: { required: [] },
  Quote: { required: [] },
  Note: { required: [] },
  LinkCard: { required: ['href', 'title'] },
  Image: { required: ['src', 'alt'], files: ['src'] },
  Video: { required: ['src', 'alt'], files: ['src', 'poster'] },
  Demo: { required: ['name', 'title', 'still', 'alt'], files: ['still'] },
  OpenSource: { required: [], data: 'projects' },
  Talks: { required: [], data: 'talks' },
  Timeline: { required: [], data: 'timeline' },
  OwnerBio: { required: [], data: 'owner' },
  OwnerCity: { required: [], data: 'owner' },
  OwnerHobbies: { required: [], data: 'owner' },
  OwnerFacts: { required: ['since'], data: 'owner' },
  Contact: { required: [] },
} as const satisfies Record<
  string,
  { required: readonly string[]; files?: readonly string[]; data?: keyof BodyData }
>;

/** The attributes of an element that name a media file. */
export function fileAttributesOf(element: string): readonly string[] {
  const components: Record<string, { required: readonly string[]; files?: readonly string[] }> =
    mdxComponents;
  return components[element]?.files ?? [];
}

/** Components whose content is side by side: pictures in them are half as wide as the text. */
export const SIDE_BY_SIDE: readonly string[] = ['Column', 'Gallery'] satisfies ComponentName[];

export type ComponentName = keyof typeof mdxComponents;
