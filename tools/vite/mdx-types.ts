/** For MDX editors and the type check: the components of a case study, their attributes and files. */
import type { MediaFile } from '../../.cache/content/media-files.ts';
import type { words } from '../../app/case-study/mdx/components.tsx';

type Words = typeof words;
/** In MDX, a picture or video is a file name; the build replaces it with the files it creates. */
type InMdx<Props> = {
  [Name in keyof Props]: Name extends 'src' | 'poster' | 'still' ? MediaFile : Props[Name];
};

declare global {
  type MDXProvidedComponents = {
    [Name in keyof Words]: (props: InMdx<Parameters<Words[Name]>[0]>) => unknown;
  };
}
