/**
 * The components that a case study may use in its MDX, with the attributes that each needs. The
 * check knows them from here, case-study/mdx/components.tsx gives them their looks, docs/writing.md
 * tells how to use them.
 */
export const vocabulary = {
  Facts: { needs: ['role', 'years', 'audience', 'builtWith'] },
  Columns: { needs: [] },
  Column: { needs: [] },
  Figure: { needs: ['caption'] },
  Gallery: { needs: [] },
  Quote: { needs: [] },
  Note: { needs: [] },
  LinkCard: { needs: ['href', 'title'] },
  Image: { needs: ['src', 'alt'] },
  Video: { needs: ['src', 'alt'] },
  Demo: { needs: ['name', 'title', 'still', 'alt'] },
  OpenSource: { needs: ['projects'] },
  Talks: { needs: ['talks'] },
  Timeline: { needs: ['resume'] },
  OwnerBio: { needs: [] },
  OwnerCity: { needs: [] },
  OwnerHobbies: { needs: [] },
} as const satisfies Record<string, { needs: readonly string[] }>;

/** Put what is in them side by side: pictures there are half as wide as the text. */
export const SIDE_BY_SIDE: readonly string[] = ['Column', 'Gallery'] satisfies Word[];

export type Word = keyof typeof vocabulary;
