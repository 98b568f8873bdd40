/** What MDX editors know of the components in a case study: attributes, and files by their names. */
import type { MediaFile } from '../../.cache/content/media-files.ts';
import type { words } from '#app/overlay/body-components.tsx';

type Words = typeof words;
/** In MDX a picture or video is a file name; the build puts what is made of it in its place. */
type InMdx<Props> = {
  [Name in keyof Props]: Name extends 'src' | 'poster' | 'still' ? MediaFile : Props[Name];
};

declare global {
  type MDXProvidedComponents = {
    [Name in keyof Words]: (props: InMdx<Parameters<Words[Name]>[0]>) => unknown;
  };
}
