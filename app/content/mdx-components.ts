/**
 * The components that a case study can use in its MDX, with their required attributes. The content check uses this
 * list, case-study/mdx/components.tsx implements it, and docs/writing.md documents it. `data` names what the server
 * sends for a component.
 */
import type { BodyData } from './body-data.ts';

export const mdxComponents = {
  Facts: { required: ['audience'] },
  Columns: { required: [] },
  Column: { required: [] },
  Figure: { required: ['caption'] },
  Cutout: { required: ['src', 'alt'] },
  Gallery: { required: [] },
  Quote: { required: [] },
  Note: { required: [] },
  LinkCard: { required: ['href', 'title'] },
  Image: { required: ['src', 'alt'] },
  Video: { required: ['src', 'alt'] },
  Demo: { required: ['name', 'title', 'still', 'alt'] },
  OpenSource: { required: [], data: 'projects' },
  Talks: { required: [], data: 'talks' },
  Timeline: { required: [], data: 'timeline' },
  OwnerBio: { required: [], data: 'owner' },
  OwnerCity: { required: [], data: 'owner' },
  OwnerHobbies: { required: [], data: 'owner' },
  OwnerFacts: { required: ['since'], data: 'owner' },
  Contact: { required: [] },
} as const satisfies Record<string, { required: readonly string[]; data?: keyof BodyData }>;

/** Components whose content is side by side: pictures in them are half as wide as the text. */
export const SIDE_BY_SIDE: readonly string[] = ['Column', 'Gallery'] satisfies ComponentName[];

export type ComponentName = keyof typeof mdxComponents;
