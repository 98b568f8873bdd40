/** For MDX editors and the type check: the components of a case study, their attributes and files. */
import type { MediaFile } from '../../.cache/content/media-files.ts';
import type { components } from '../../app/case-study/mdx/components.tsx';

type Components = typeof components;
/** In MDX, a picture or video is a file name; the build replaces it with the files it creates. */
type InMdx<Props> = {
  [Name in keyof Props]: Name extends 'src' | 'poster' | 'still' ? MediaFile : Props[Name];
};

declare global {
  type MDXProvidedComponents = {
    [Name in keyof Components]: (props: InMdx<Parameters<Components[Name]>[0]>) => unknown;
  };
}
