/** The page of type About, as the server responds with it. */
import { beforeAll, expect, test } from 'vitest';
import { changedSite } from '../setup/site-with-entries.ts';
import { getText } from './site.ts';

let page: string;
beforeAll(async () => {
  page = await getText('/about');
});

/** The element with an attribute, up to its first end tag of that name. */
const part = (html: string, tag: string, attribute: string) =>
  new RegExp(`<${tag}\\b[^>]*\\b${attribute}[^]*?</${tag}>`).exec(html)?.[0] ?? '';

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const sheetsOf = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);

test('the heading has the title and the name, and without a line of its own the role is the headline', async () => {
  const [heading = ''] = /<h1[^]*?<\/h1>/.exec(page) ?? [];
  expect(heading).toContain('alt="About"');
  expect(textOf(heading)).toBe('Canary Owner');
  const rolesIn = (html: string) =>
    [...(/<header[^]*?<\/header>/.exec(html)?.[0] ?? '').matchAll(/>Test engineer</g)].length;
  // On the note in the picture, and below the name.
  expect(rolesIn(page)).toBe(2);
  const site = await changedSite({
    home: (data) => ({
      ...data,
      entries: data.entries.map((entry) => ({ ...entry, desc: data.owner.jobTitle })),
    }),
  });
  expect(rolesIn(await (await fetch(`${site.url}/about`)).text())).toBe(2);
  await site.close();
});

test('the portrait is named after the owner, and no other page has it', async () => {
  expect(part(page, 'div', 'data-portrait')).toContain('alt="Canary Owner"');
  expect(await getText('/plain')).not.toContain('data-portrait');
  expect(await getText('/')).not.toContain('portrait-');
});

test('the cards are shown small, as many as the text says, and only that page loads their styles', async () => {
  const list = part(page, 'ul', 'data-projects');
  const links = [...list.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)/g)].map(([, href]) => href);
  expect(links).toHaveLength(3);
  expect(links).not.toContain('/about');
  const home = sheetsOf(await getText('/'));
  const own = sheetsOf(page).filter((href) => !home.includes(href));
  expect(own.length).toBeGreaterThan(0);
});

test('the timeline tells jobs from projects', () => {
  const [jobs, projects] = [...page.matchAll(/<ol [^>]*data-timeline[^]*?<\/ol>/g)];
  expect(textOf(jobs?.[0] ?? '')).toContain('Recordings');
  expect(textOf(projects?.[0] ?? '')).toContain('Something else');
  expect(page).toMatch(/<h3[^>]*>Experience<\/h3><ol/);
  expect(page).toMatch(/<h3[^>]*>Projects<\/h3><ol/);
});

test('the mail address is before the list of profiles', () => {
  const contact = page.slice(page.indexOf('data-contact'));
  const [, first] = /<a [^>]*href="([^"]+)"/.exec(contact) ?? [];
  expect(first).toBe('mailto:canary@known.test');
  expect(textOf(part(contact, 'ul', 'class'))).toBe('LinkedIn Code profile Mastodon Résumé (PDF)');
});
