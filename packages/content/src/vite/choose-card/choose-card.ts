/**
 * Vite plugin: in the preview, `/_cards/<slug>` shows an entry's card in every scene, face and hue, and a press writes one
 * into the frontmatter. No build has it.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { normalizePath, type Plugin } from 'vite';
import type { ContentFolder } from '../../folder/content.ts';
import { picturesOf } from '../../media/media-uses.ts';
import { CHOOSE_CARD_PATH } from '../../schema/content-source.ts';
import { type Choice, choiceSchema, type Chooser, openChooser } from './choices.ts';
import { refuse } from './guard.ts';
import { renderPage } from './page.ts';
import { createPreviews, type Previews } from './previews.ts';
import { createWriter } from './write-choice.ts';

/** No other page may show this one in a frame, where a visitor would press its buttons unknowingly. */
const HEADERS = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
};

/** More than any choice has, bytes. */
const MAX_BODY = 1024;

type Reply = { status?: number; type?: string; body: string | Buffer };
const TEXT = 'text/plain; charset=utf-8';
const NOT_FOUND: Reply = { status: 404, body: 'Not Found' };

export function chooseCard(content: ContentFolder): Plugin {
  return {
    name: 'choose-card',
    apply: 'serve',
    configureServer({ config: { base }, middlewares }) {
      const respond = createResponder(content, base);
      middlewares.use(base + CHOOSE_CARD_PATH.slice(1), async (request, response, next) => {
        try {
          const { status = 200, type = TEXT, body } = await respond(request, response);
          response.writeHead(status, { ...HEADERS, 'Content-Type': type }).end(body);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/** @param base path of the site */
export function createResponder(content: ContentFolder, base: string) {
  const previews = createPreviews(content.dir);
  const write = createWriter(content);
  let writing: Promise<unknown> = Promise.resolve();

  /** Presses one after another: each depends on what the file has. */
  function press(slug: string, choice: Choice): Promise<Reply> {
    const written = writing.then(async () => {
      const chooser = await openChooser(content, slug);
      if (typeof chooser !== 'object') return NOT_FOUND;
      if (!fits(chooser, choice)) return { status: 400, body: 'The entry has no such choice.' };
      return { body: await write(chooser, choice) };
    });
    writing = written.catch(() => {});
    return written;
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<Reply> => {
    const { method = '', headers } = request;
    const status = refuse(method, headers);
    if (status)
      return { status, body: 'Only this page may do this, on the computer of the preview.' };
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const [, slug = '', name = '', more] = pathname.split('/');
    // While a file is written, it is incomplete.
    await writing;
    const chooser = more === undefined ? await openChooser(content, slug) : undefined;
    if (chooser === undefined) return NOT_FOUND;
    if (typeof chooser === 'string') return { status: 409, body: `Fix this first:\n${chooser}` };
    if (method === 'POST') {
      const choice = name ? undefined : await readChoice(request);
      return choice ? press(slug, choice) : { status: 400, body: 'There is no such choice.' };
    }
    if (!name)
      return { type: 'text/html; charset=utf-8', body: renderPage(chooser, urlsFor(slug, base)) };
    const choice = choiceIn(searchParams);
    if (choice && !fits(chooser, choice)) return NOT_FOUND;
    return draw({ chooser, name, choice, previews, isNeeded: () => !response.destroyed });
  };
}

const urlsFor = (slug: string, base: string) => {
  const own = (name: string) =>
    `${base}@fs/${normalizePath(path.join(import.meta.dirname, name)).replace(/^\//, '')}`;
  return {
    page: `${base}${CHOOSE_CARD_PATH.slice(1)}/${slug}`,
    site: base + slug,
    script: own('page-script.ts'),
    style: own('page.css'),
  };
};

/** Whether an entry has what a choice needs. */
function fits({ scenes, shown }: Chooser, { field, value }: Choice): boolean {
  if (field === 'card') return Object.values(scenes).some((names) => names.includes(value));
  return field !== 'focus' || shown.card?.kind === 'photo';
}

async function readChoice(request: IncomingMessage): Promise<Choice | undefined> {
  if (!(Number(request.headers['content-length']) <= MAX_BODY)) return undefined;
  try {
    return choiceSchema.safeParse(JSON.parse(await text(request))).data;
  } catch {
    return undefined;
  }
}

/** The choice that a picture shows: `?hue=210`. */
function choiceIn(query: URLSearchParams): Choice | undefined {
  for (const [field, value] of query) {
    const choice = choiceSchema.safeParse({
      field,
      value: field === 'hue' ? Number(value) : value,
    });
    if (choice.success) return choice.data;
  }
  return undefined;
}

async function draw({
  chooser,
  name,
  choice,
  previews,
  isNeeded,
}: {
  chooser: Chooser;
  name: string;
  choice: Choice | undefined;
  previews: Previews;
  isNeeded: () => boolean;
}): Promise<Reply> {
  const { study, shown, face, look } = chooser;
  const chosen = choice ? look(choice) : shown;
  const lettering = choice?.field === 'lettering' ? choice.value : face;
  if (name === 'title') {
    const { title, hue } = chosen;
    return { type: 'image/svg+xml', body: await previews.title({ title, hue, lettering }) };
  }
  const [photo] = picturesOf(shown);
  try {
    const picture =
      name === 'picture'
        ? await previews.card(study.slug, { hue: chosen.hue, card: chosen.card }, isNeeded)
        : name === 'photo' && photo
          ? await previews.photo(study.slug, photo)
          : undefined;
    return picture ? { type: 'image/webp', body: picture } : NOT_FOUND;
  } catch {
    // The content check reports a picture that can't be read.
    return NOT_FOUND;
  }
}
