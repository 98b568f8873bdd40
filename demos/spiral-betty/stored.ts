import { readFields, readInteger, readOneOf } from '#app/demo-kit/share-link/read-data.ts';
import type { ShareFormat } from '#app/demo-kit/share-link/share-link.ts';
import { type Colors, INKS, PAPERS } from './colors.ts';
import { DESIGNS, DOT_SHAPES, RANGES, type Settings } from './settings.ts';

export type Look = { settings: Settings; colors: Colors };

/** Settings and colors, without the visitor's photo. */
export const workFormat: ShareFormat<Look> = {
  name: 'spiral-betty',
  version: 1,
  write: (look) => look,
  read(data) {
    const fields = readFields(data);
    const settings = readFields(fields?.settings);
    const colors = readFields(fields?.colors);
    const values = {
      design: readOneOf(settings?.design, DESIGNS),
      shape: readOneOf(settings?.shape, DOT_SHAPES),
      ...Object.fromEntries(
        RANGES.map(({ name, min, max }) => [name, readInteger(settings?.[name], min, max)]),
      ),
    };
    const ink = readOneOf(
      colors?.ink,
      INKS.map(({ value }) => value),
    );
    const paper = readOneOf(
      colors?.paper,
      PAPERS.map(({ value }) => value),
    );
    if (!ink || !paper || Object.values(values).includes(undefined)) return undefined;
    return { settings: values as Settings, colors: { ink, paper } };
  },
};
