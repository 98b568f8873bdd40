/** The plugins that make modules of a content folder, for builds without the rest of the site. */
import type { Plugin, PluginOption } from 'vite';
import { openContent } from '../../packages/content/src/folder/content.ts';
import { remarkPlugins } from '../../packages/content/src/text/text-plugins.ts';
import { mdxModules, yamlModules } from '../../packages/content/src/vite/content-modules.ts';
import { dioramas } from '../../packages/content/src/vite/dioramas.ts';
import { pictures } from '../../packages/content/src/vite/pictures.ts';
import { sharePicture } from '../../packages/content/src/vite/share-picture.ts';

/** @param dir absolute path of the folder */
export function contentPlugins(dir: string): PluginOption[] {
  const content = openContent(dir, dir);
  // YAML modules are for the server only, and such a build makes client files.
  const yaml = yamlModules(content);
  const load = yaml.load as unknown as (id: string, options: object) => Promise<string>;
  return [
    { ...yaml, load: (id) => load(id, { ssr: true }) } satisfies Plugin,
    mdxModules(content, { remarkPlugins }),
    dioramas(content),
    pictures(dir),
    sharePicture(content),
  ];
}
