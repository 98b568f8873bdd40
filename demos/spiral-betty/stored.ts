import { storedPicture, storePicture } from '#app/demo-kit/picture-file/stored-picture.ts';
import {
  readFields,
  readInteger,
  readNumber,
  readOneOf,
  readText,
} from '#app/demo-kit/share-link/read-data.ts';
import type { ShareFormat } from '#app/demo-kit/share-link/share-link.ts';
import { type Colors, INKS, PAPERS } from './colors.ts';
import { DESIGNS, DOT_SHAPES, RANGES, type Settings } from './settings.ts';
import { CENTERED, MAX_OFFSET, MAX_ZOOM, MIN_ZOOM, type View } from './view.ts';

export type Look = {
  settings: Settings;
  colors: Colors;
  /** Name of the picture, and its view; older versions had neither. */
  picture?: string;
  view?: View;
  /** The visitor's own picture, which is stored beside the rest. */
  photo?: Blob;
};

function readView(data: unknown): View | undefined {
  const fields = readFields(data);
  const [x, y] = [fields?.x, fields?.y].map((each) => readNumber(each, -MAX_OFFSET, MAX_OFFSET));
  const zoom = readNumber(fields?.zoom, MIN_ZOOM, MAX_ZOOM);
  return x !== undefined && y !== undefined && zoom !== undefined ? { x, y, zoom } : undefined;
}

export const storePhoto = (photo: Blob) => storePicture(workFormat.name, photo);

/** Settings, colors, the picture's name and view. */
export const workFormat: ShareFormat<Look> = {
  name: 'spiral-betty',
  version: 1,
  write: ({ settings, colors, picture = '', view = CENTERED }) => ({
    settings,
    colors,
    picture,
    view,
  }),
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
    const picture = readText(fields?.picture, 20);
    const view = readView(fields?.view);
    const photo = storedPicture(workFormat.name);
    return { settings: values as Settings, colors: { ink, paper }, picture, view, photo };
  },
};
