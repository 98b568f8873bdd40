/** For MDX editors and the type check: the components of a case study, their attributes and files. */
import type { MediaFile } from '../../../.cache/content/media-files.ts';
import type { ComponentName, FrameChoice, mdxComponents } from 'portfolio-content/schema';
import type { components } from './components.tsx';

type Components = typeof components &
  Pick<typeof import('./contact.tsx'), 'Contact'> &
  Pick<typeof import('./open-source.tsx'), 'OpenSource'> &
  typeof import('./owner.tsx') &
  Pick<typeof import('./projects.tsx'), 'Projects'> &
  Pick<typeof import('./talks.tsx'), 'Talks'> &
  Pick<typeof import('./timeline.tsx'), 'Timeline'>;
/** In MDX, a picture or video is a file name; the build replaces it with the files it creates. */
type InMdx<Name extends keyof Components, Props = Parameters<Components[Name]>[0]> = {
  [Attribute in keyof Props]: Attribute extends FileAttribute<Name> ? MediaFile : Props[Attribute];
};
type FileAttribute<Name extends ComponentName> = (typeof mdxComponents)[Name] extends {
  files: infer Files;
}
  ? keyof Files
  : never;

declare global {
  type MDXProvidedComponents = {
    [Name in keyof Components]: (props: InMdx<Name>) => unknown;
  } & {
    /** By default the shape of the picture decides its frame; with `none` it has none. */
    Image: (props: InMdx<'Image'> & { frame?: FrameChoice }) => unknown;
    /** The build replaces the URL with what is framed for it (packages/content/src/text/embeds.ts). */
    Embed: (props: { url: string; title: string; ratio?: string }) => unknown;
  };
}
