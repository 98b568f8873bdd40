/**
 * The components that a case study can use in its MDX, with their required attributes. The content check uses this
 * list, case-study/mdx/components.tsx implements it, and docs/writing.md documents it. `data` names what the server
 * sends for a component.
 */
import type { BodyData } from './body-data.ts';

export const vocabulary = {
  Facts: { needs: ['audience'] },
  Columns: { needs: [] },
  Column: { needs: [] },
  Figure: { needs: ['caption'] },
  Cutout: { needs: ['src', 'alt'] },
  Gallery: { needs: [] },
  Quote: { needs: [] },
  Note: { needs: [] },
  LinkCard: { needs: ['href', 'title'] },
  Image: { needs: ['src', 'alt'] },
  Video: { needs: ['src', 'alt'] },
  Demo: { needs: ['name', 'title', 'still', 'alt'] },
  OpenSource: { needs: [], data: 'projects' },
  Talks: { needs: [], data: 'talks' },
  Timeline: { needs: [], data: 'timeline' },
  OwnerBio: { needs: [], data: 'owner' },
  OwnerCity: { needs: [], data: 'owner' },
  OwnerHobbies: { needs: [], data: 'owner' },
  OwnerFacts: { needs: ['since'], data: 'owner' },
  Contact: { needs: [] },
} as const satisfies Record<string, { needs: readonly string[]; data?: keyof BodyData }>;

/** Components whose content is side by side: pictures in them are half as wide as the text. */
export const SIDE_BY_SIDE: readonly string[] = ['Column', 'Gallery'] satisfies Word[];

export type Word = keyof typeof vocabulary;
