/** What can be chosen for the card of an entry, and what a choice makes of it. */
import { FACES, SCENES } from 'paper-cards';
import { z } from 'zod';
import { letteringOf } from '../../cards/card-files.ts';
import { type Content, type ContentFolder, problemsIn, type Study } from '../../folder/content.ts';
import { fillDefaults } from '../../folder/defaults.ts';
import { listMediaUses, picturesOf } from '../../media/media-uses.ts';
import { formatProblem } from '../../read/problem.ts';
import type { FieldPath } from '../../read/set-field.ts';
import type { CardSettings } from '../../schema/card.ts';
import { type Frontmatter, frontmatterSchema } from '../../schema/frontmatter.ts';
import { isRaster } from '../../schema/media-formats.ts';
import { hue } from '../../schema/values.ts';

type Kind = keyof typeof SCENES;
export type Scene = (typeof SCENES)[Kind][number];

const scene = z.enum([...SCENES.pattern, ...SCENES.screens, ...SCENES.photo]);
const percent = z.int().min(0).max(100);

/** What a press on the page asks for. */
export const choiceSchema = z.discriminatedUnion('field', [
  z.strictObject({ field: z.literal('card'), value: scene }),
  z.strictObject({ field: z.literal('hue'), value: hue }),
  z.strictObject({ field: z.literal('lettering'), value: z.enum(FACES) }),
  z.strictObject({ field: z.literal('focus'), value: z.tuple([percent, percent]) }),
]);
export type Choice = z.infer<typeof choiceSchema>;
export type ChoiceField = Choice['field'];

/** An entry whose fields are valid. */
export type Chooser = {
  study: Study;
  /** As the site shows it; if the card has a picture of its own, what would be drawn without it. */
  shown: Frontmatter;
  face: (typeof FACES)[number];
  /** The scenes that fit what the entry has. */
  scenes: Partial<Record<Kind, readonly Scene[]>>;
  /** The fields after a choice. */
  look(choice?: Choice): Frontmatter;
  /** The field to write, and its value. */
  edit(choice: Choice): { path: FieldPath; value: unknown };
  /** Whether the file says it. */
  isWritten(choice: Choice): boolean;
  /** Whether the card shows it. */
  isShown(choice: Choice): boolean;
};

const kindOf = (name: Scene): Kind =>
  (['pattern', 'screens'] as const).find((kind) => includes(SCENES[kind], name)) ?? 'photo';
const includes = (names: readonly string[], name: string) => names.includes(name);

/** The names of the scenes are in `motif` for landscapes. */
const sceneIn = (card: CardSettings | undefined): string | undefined =>
  card?.kind === 'pattern' ? card.motif : card?.scene;
const sceneField = (name: Scene) => (kindOf(name) === 'pattern' ? 'motif' : 'scene');

/**
 * Opens an entry.
 * @returns undefined if there is none, or its problems
 */
export async function openChooser(
  folder: ContentFolder,
  slug: string,
): Promise<Chooser | string | undefined> {
  const content = await folder.load();
  const study = content.studies.find((each) => each.slug === slug);
  if (!study) return undefined;
  const { data, success } = frontmatterSchema.safeParse(study.raw);
  if (!success || !study.data) return problemsIn(study).map(formatProblem).join('\n');
  // oxlint-disable-next-line no-unused-vars -- what replaces a drawn card
  const { bg, layers, animations, ...drawn } = data;
  const { card } = data;
  const { order } = study.data;
  const cards = cardsOf(content, study);
  const cardWith = (name: Scene) => {
    const made: object = { ...cards[kindOf(name)], [sceneField(name)]: name };
    return made as CardSettings;
  };
  const look = (choice?: Choice) => {
    // Its place among the others decides its hue.
    const fields = { ...drawn, order, animations: [] };
    if (choice?.field === 'card') fields.card = cardWith(choice.value);
    if (choice?.field === 'hue') fields.hue = choice.value;
    return lookOf(content, study, fields);
  };
  const shown = look();
  const isWritten = ({ field, value }: Choice) =>
    field === 'focus'
      ? card?.kind === 'photo' && String(card.focus) === String(value)
      : field === 'card'
        ? card?.kind === kindOf(value) && sceneIn(card) === value
        : data[field] === value;
  const face = data.lettering ?? (await letteringOf(folder));
  return {
    study,
    shown,
    face,
    scenes: Object.fromEntries(
      Object.keys(cards).map((kind) => [kind, SCENES[kind as Kind]]),
    ) as Chooser['scenes'],
    look,
    edit: (choice) => editFor(choice, card, cardWith),
    isWritten,
    isShown: (choice) =>
      isWritten(choice) ||
      (choice.field === 'card' && !bg && sceneIn(shown.card) === choice.value) ||
      (choice.field === 'hue' && shown.hue === choice.value) ||
      (choice.field === 'lettering' && face === choice.value),
  };
}

function editFor(
  { field, value }: Choice,
  card: CardSettings | undefined,
  cardWith: (name: Scene) => CardSettings,
): { path: FieldPath; value: unknown } {
  if (field === 'focus') return { path: ['card', 'focus'], value };
  if (field !== 'card') return { path: [field], value };
  const kind = kindOf(value);
  if (card?.kind === kind) return { path: ['card', sceneField(value)], value };
  return { path: ['card'], value: cardWith(value) };
}

/** The fields of an entry among the others, which decide what it leaves out. */
function lookOf({ studies }: Content, study: Study, data: Parameters<typeof complete>[1]) {
  const changed = fillDefaults(
    studies.map((each) => (each === study ? complete(study, data) : each)),
  );
  const shown = changed.find(({ slug }) => slug === study.slug)?.data;
  if (!shown) throw new Error(`${study.file} is invalid`);
  return shown;
}

const complete = (
  study: Study,
  data: NonNullable<ReturnType<typeof frontmatterSchema.safeParse>['data']>,
) => ({
  ...study,
  data,
  versions: study.versions && {
    ...study.versions,
    local: data,
    public: study.versions.public && data,
  },
});

/** A card of each kind that can be made from what an entry has. */
function cardsOf(content: Content, study: Study): Partial<Record<Kind, object>> {
  const card = study.data?.card;
  const pictures = picturesFor(content, study);
  // Most screenshots are PNGs, and most photos aren't.
  const screens = pictures.filter(isPng);
  const photo = pictures.find((name) => !isPng(name)) ?? pictures[0];
  const own = (kind: Kind) => (card?.kind === kind ? withoutLook(card) : undefined);
  return {
    pattern: { kind: 'pattern' },
    ...(pictures.length > 0 && {
      screens: own('screens') ?? {
        kind: 'screens',
        pictures: (screens.length > 0 ? screens : pictures).slice(0, 3),
      },
      photo: own('photo') ?? { kind: 'photo', picture: photo },
    }),
  };
}

const isPng = (name: string) => /\.png$/i.test(name);

/** The settings that an owner may write. */
function withoutLook(card: NonNullable<Frontmatter['card']>): CardSettings {
  // oxlint-disable-next-line no-unused-vars
  const { details, sky, ...written } = card;
  return written as CardSettings;
}

/** The pictures in the media folder of an entry that could be on its card, the most important first. */
function picturesFor(content: Content, { slug, data }: Study): string[] {
  const uses = listMediaUses(content).filter(({ folder }) => folder === slug);
  const inText = uses.filter(({ role }) => ['text', 'column'].includes(role));
  const used = new Set(uses.map(({ name }) => name));
  const unused = [...(content.media.get(slug) ?? [])].filter(
    (name) => !used.has(name) && !name.includes('/'),
  );
  const own = data ? picturesOf(data) : [];
  const names = [...own, ...inText.map(({ name }) => name), ...unused];
  return [...new Set(names)].filter((name) => isRaster(name) && content.media.get(slug)?.has(name));
}
