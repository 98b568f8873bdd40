import {
  readFields,
  readInteger,
  readList,
  readOneOf,
  readText,
} from '#app/demo-kit/share-link/read-data.ts';
import type { ShareFormat } from '#app/demo-kit/share-link/share-link.ts';
import { type Deck, indexOf, MAX_SLIDES, MAX_TITLE_LENGTH, MOTIFS, TITLES } from './slides.ts';

/** The motifs in order, their titles, which older work lacks, and the index of the current slide. */
export const workFormat: ShareFormat<Deck> = {
  name: 'mathigon/slides',
  version: 1,
  write: (deck) => ({
    motifs: deck.slides.map(({ motif }) => motif),
    titles: deck.slides.map(({ title }) => title),
    page: indexOf(deck, deck.current),
  }),
  read(data) {
    const fields = readFields(data);
    const motifs = readList(fields?.motifs, MAX_SLIDES, (each) => readOneOf(each, MOTIFS));
    const page = readInteger(fields?.page, -1, MAX_SLIDES);
    const titles = readList(
      fields?.titles ?? motifs?.map((motif) => TITLES[motif]),
      MAX_SLIDES,
      (each) => readText(each, MAX_TITLE_LENGTH),
    );
    if (!motifs || titles?.length !== motifs.length || page === undefined) return undefined;
    const slides = motifs.map((motif, index) => ({
      id: index + 1,
      motif,
      title: titles[index] ?? '',
    }));
    const current = slides[page]?.id ?? slides[0]?.id;
    const selected = new Set(current === undefined ? [] : [current]);
    return { slides, current, selected, nextId: slides.length + 1 };
  },
};
