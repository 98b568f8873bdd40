/** The page on which an owner chooses a card. page-script.ts sends what is pressed. */
import { FACES } from 'paper-cards';
import { createHash } from 'node:crypto';
import type { Choice, Chooser } from './choices.ts';

export type PageUrls = {
  /** Of this page. */
  page: string;
  /** Of the page on the site. */
  site: string;
  script: string;
  style: string;
};

const HUES = Array.from({ length: 12 }, (_, index) => index * 30);

const KINDS = { pattern: 'Landscapes', screens: 'Screenshots', photo: 'Photo' } as const;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? '');

/** Distance on the color wheel, degrees. */
const distance = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

/** Twelve hues, one of which is the present one. */
export function huesAround(present: number): number[] {
  const [nearest] = HUES.toSorted((a, b) => distance(a, present) - distance(b, present));
  return HUES.map((each) => (each === nearest ? present : each)).sort((a, b) => a - b);
}

export function renderPage(chooser: Chooser, urls: PageUrls): string {
  const { study, shown, scenes, face } = chooser;
  const { title, hue, card } = shown;
  // Other fields are other pictures.
  const version = createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 8);
  const url = (name: string, query: Record<string, string | number>) =>
    escape(
      `${urls.page}/${name}?${new URLSearchParams({ ...query, v: version } as Record<string, string>)}`,
    );

  const button = (choice: Choice, label: string) => {
    const query = { [choice.field]: String(choice.value) };
    const titleQuery = choice.field === 'card' ? {} : query;
    const { textColor, color, desc = '' } = chooser.look(choice);
    return `<li><button type="button" data-card-choice="${choice.field}" value="${choice.value}" aria-pressed="${chooser.isShown(choice)}" style="--card: ${color}; --text: ${textColor}">
<span class="card"><img class="picture" src="${url('picture', query)}" alt="" width="308" height="550" loading="lazy"><img class="title" src="${url('title', titleQuery)}" alt="" loading="lazy"><span class="text" aria-hidden="true">${escape(desc)}</span></span>
<span class="name">${escape(label)}</span></button></li>`;
  };
  const list = (buttons: readonly string[]) => `<ul class="cards">${buttons.join('')}</ul>`;
  const section = (name: string, inner: string, note = '') =>
    `<section id="${name.toLowerCase()}" aria-labelledby="${name.toLowerCase()}-heading"><h2 id="${name.toLowerCase()}-heading">${name}</h2>${note && `<p class="note">${note}</p>`}${inner}</section>`;

  const kinds = Object.entries(scenes).map(
    ([kind, names]) =>
      `<h3>${KINDS[kind as keyof typeof KINDS]}</h3>${list(names.map((value) => button({ field: 'card', value }, words(value))))}`,
  );
  const sections = {
    Scene: section('Scene', kinds.join(''), noteOf(chooser, 'bg', 'a drawn card')),
    Lettering: section(
      'Lettering',
      list(FACES.map((value) => button({ field: 'lettering', value }, words(value)))),
      noteOf(chooser, 'svg', 'a lettered title'),
    ),
    Hue: section(
      'Hue',
      list(huesAround(hue).map((value) => button({ field: 'hue', value }, `${value}°`))),
    ),
    ...(card?.kind === 'photo' && { Focus: section('Focus', focusOf(card, url('photo', {}))) }),
  };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Choose a card – ${escape(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${escape(urls.style)}">
<script type="module" src="${escape(urls.script)}"></script>
</head>
<body>
<main>
<header>
<h1>Choose a card for <a href="${escape(urls.site)}">${escape(title)}</a></h1>
<p>What you press is written into <code>${escape(study.file)}</code>. Press it again to undo it. Lettering: ${face}, hue: ${hue}.</p>
<nav aria-label="Sections">${Object.keys(sections)
    .map((name) => `<a href="#${name.toLowerCase()}">${name}</a>`)
    .join(' ')}</nav>
</header>
${Object.values(sections).join('\n')}
</main>
<p role="status"></p>
</body>
</html>
`;
}

const words = (name: string) => {
  const text = name.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** What to do about a file of the owner that covers what is chosen. */
function noteOf({ study }: Chooser, field: 'bg' | 'svg', what: string): string {
  const own = (study.raw as Record<string, unknown>)[field];
  if (typeof own !== 'string') return '';
  const others = field === 'bg' ? ', <code>layers</code> and <code>animations</code>' : '';
  return `The file has <code>${field}: ${escape(own)}</code>. To show ${what}, remove <code>${field}</code>${others}.`;
}

function focusOf({ focus: [x, y] }: { focus: [number, number] }, src: string): string {
  return `<p>Drag the point to what must stay in view, or move it with the arrow keys.</p>
<div class="photo"><img src="${src}" alt="The photo" draggable="false"><button type="button" data-focus-point data-x="${x}" data-y="${y}" aria-label="Focus: ${x} % from the left, ${y} % from the top" style="left: ${x}%; top: ${y}%"></button></div>
<button type="button" data-undo-focus>Undo</button>`;
}
