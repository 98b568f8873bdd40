/** Vite plugin: favicon and app icons, unless `public/` has a file of the same name. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import mime from 'mime-types';
import { drawIcons, ICON_NAMES } from 'paper-cards';
import type { Plugin, ResolvedConfig } from 'vite';
import { isVector } from '../schema/media-formats.ts';
import { type ContentFolder, publishableVersions } from '../folder/content.ts';
import { withoutScripts } from '../media/clean-svg.ts';
import { openPicture } from '../media/read-picture.ts';
import { siteHue } from '../folder/site-hue.ts';

async function readIcon(file: string) {
  const source = await readFile(file);
  if (isVector(file)) return { kind: 'svg', source: withoutScripts(source) } as const;
  return { kind: 'picture', source: await (await openPicture(source)).png().toBuffer() } as const;
}

export function siteIcons(content: ContentFolder): Plugin {
  let config: ResolvedConfig;

  const missing = () => ICON_NAMES.filter((name) => !existsSync(path.join(config.publicDir, name)));

  async function draw() {
    // Never from a sample, because the same files are in every process.
    const { owner, theme } = publishableVersions(await content.yaml('site.yaml')).public;
    const { icon, lettering: face, color: ground } = theme;
    return drawIcons({
      ...(icon && { icon: await readIcon(path.join(content.dir, 'media/site', icon)) }),
      name: owner.name,
      face,
      hue: await siteHue(content),
      ground,
    });
  }

  return {
    name: 'site-icons',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle() {
      const names = config.build.ssr ? [] : missing();
      if (names.length === 0) return;
      const icons = await draw();
      for (const name of names) {
        this.emitFile({ type: 'asset', fileName: name, source: icons.get(name) ?? '' });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(config.base, async (request, response, next) => {
        const name = (request.url ?? '').replace(/^\/|\?.*$/g, '');
        if (!ICON_NAMES.includes(name) || !missing().includes(name)) return next();
        try {
          const icon = (await draw()).get(name);
          response.setHeader('Content-Type', mime.lookup(name) || '').end(icon);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
