/** Tells how many pictures have been made while a build makes them: on a fresh clone that takes a while. */
import type { Plugin } from 'vite';

/** Nothing is told of builds that are done sooner, ms. */
const PATIENCE = 2000;
/** Between two lines where lines cannot be written over, ms. */
const PAUSE = 10_000;

type Load = (this: unknown, id: string, ...rest: unknown[]) => Promise<unknown>;

/** Wraps the plugin that makes pictures. */
export function withProgress(pictures: Plugin): Plugin {
  const load = pictures.load as Load;
  const { stderr } = process;
  let building = false;
  let started = 0;
  let done = 0;
  let since = 0;
  let told = 0;

  function tell() {
    const now = Date.now();
    if (now - since < PATIENCE || (!stderr.isTTY && now - told < PAUSE)) return;
    told = now;
    const line = `Making pictures: ${done} of ${started}`;
    stderr.write(stderr.isTTY ? `\r${line} ` : `${line}\n`);
  }

  return {
    ...pictures,
    configResolved(...config) {
      building = config[0].command === 'build';
      if (typeof pictures.configResolved === 'function') {
        return pictures.configResolved.apply(this, config);
      }
      return undefined;
    },
    async load(id: string, ...rest: unknown[]) {
      if (!building || !id.includes('?')) return load.call(this, id, ...rest) as never;
      since ||= Date.now();
      started += 1;
      const made = await load.call(this, id, ...rest);
      // What is none of its business comes back at once, and empty.
      if (made === null || made === undefined) started -= 1;
      else {
        done += 1;
        tell();
      }
      return made as never;
    },
    buildEnd(...end) {
      if (told && stderr.isTTY) stderr.write('\n');
      return typeof pictures.buildEnd === 'function'
        ? pictures.buildEnd.apply(this, end)
        : undefined;
    },
  };
}
