/** The album editor in small: a cover in fabric, spreads that lay themselves out, and all at a glance. */
import { memo, useCallback, useMemo, useState } from 'react';
import type { MiniatureProps } from '../miniature-props.ts';
import { Action } from '../print-lab/action.tsx';
import * as editor from '../print-lab/editor.css.ts';
import { PHOTOS } from '../print-lab/photos.ts';
import { Tabs } from '../print-lab/tabs.tsx';
import { usePhotos } from '../print-lab/use-photos.ts';
import { useSteps } from '../shared/use-steps.ts';
import * as styles from './album-editor.css.ts';
import {
  type Album,
  type Cover,
  describe,
  describeSpread,
  makeAlbum,
  MOST_PRINTS,
  moveSpread,
  placePrint,
  recollage,
  recollageAll,
  removePrint,
  removeSpread,
  type Spread,
  swapPrints,
  toTray,
} from './album.ts';
import { CoverSheet } from './cover-sheet.tsx';
import { Icon } from './icons.ts';
import { OpenSpread } from './open-spread.tsx';
import { Overview } from './overview.tsx';
import { Tray } from './tray.tsx';

const VIEWS = ['Cover', 'Spreads', 'Overview'] as const;
type View = (typeof VIEWS)[number];

const FIRST_COVER: Cover = {
  fabric: 'Forest twill',
  trim: 'Leaf',
  foil: 'Gold',
  title: 'Sherwood',
  lettering: 'Script',
  photo: 'Heron',
};

/** A year in the forest and the city. */
const STORY = [
  ['Hills', 'Fox', 'Heron', 'Big wheel', 'Oak', 'Owl', 'Castle'],
  ['Robin', 'Oak leaf', 'Hare', 'Paper boat'],
  ['Council House', 'Big wheel', 'Castle', 'Owl', 'Fox'],
  ['Heron', 'Paper boat', 'Hills', 'Oak', 'Robin', 'Hare'],
  ['Oak leaf', 'Fox', 'Council House', 'Oak', 'Castle', 'Robin', 'Owl', 'Heron'],
];

const NO_SPREAD: Spread = { key: -1, prints: [] };

const firstAlbum = () =>
  makeAlbum(FIRST_COVER, STORY, ['Hare', 'Big wheel'], { photos: PHOTOS, random: Math.random });

export default function AlbumEditor(props: MiniatureProps) {
  return <Editor {...props} />;
}

/** The frame renders whenever something is told; the editor need not. */
const Editor = memo(function Editor({ moving, tell, fail }: MiniatureProps) {
  const steps = useSteps<Album>({ first: firstAlbum, describe, tell, brief: true });
  const { now: album, change, type } = steps;
  const { photos, refused, bring } = usePhotos(tell);
  const [view, setView] = useState<View>('Spreads');
  const [openKey, setOpenKey] = useState(album.spreads[0]?.key);
  const [print, setPrint] = useState<number>();
  const [swapping, setSwapping] = useState(false);

  // What is chosen may have gone, by a deletion or by a step back.
  const index = Math.max(
    0,
    album.spreads.findIndex(({ key }) => key === openKey),
  );
  const spread = album.spreads[index] ?? NO_SPREAD;
  const chosen = spread.prints.find(({ key }) => key === print);
  const lay = useMemo(() => ({ photos, random: Math.random }), [photos]);
  const last = album.spreads.length - 1;

  const go = useCallback(
    (to: number) => {
      const next = album.spreads[to];
      if (!next) return;
      setOpenKey(next.key);
      setPrint(undefined);
      setSwapping(false);
      tell(describeSpread(next, to));
    },
    [album, tell],
  );

  const swap = useCallback(
    (one: number, other: number) => {
      const nameOf = (key: number) => spread.prints.find((each) => each.key === key)?.photo ?? '';
      change(
        swapPrints(album, spread.key, one, other),
        `${nameOf(one)} and ${nameOf(other)} have changed places.`,
      );
      setPrint(one);
      setSwapping(false);
    },
    [album, spread, change],
  );

  const choosePrint = useCallback(
    (key: number) => {
      if (swapping && print !== undefined && print !== key) {
        swap(print, key);
        return;
      }
      setSwapping(false);
      setPrint(key === print ? undefined : key);
    },
    [swapping, print, swap],
  );

  const deletePrint = useCallback(
    (key: number) => {
      const name = spread.prints.find((each) => each.key === key)?.photo ?? '';
      change(removePrint(album, spread.key, key, lay), `${name} is on the table.`);
      setPrint(undefined);
      setSwapping(false);
    },
    [album, spread, lay, change],
  );

  const collageSpread = (said: string) => {
    change(recollage(album, spread.key, lay), said);
    setSwapping(false);
  };

  const moveTo = useCallback(
    (key: number, to: number) => {
      change(moveSpread(album, key, to), `The spread is now number ${to + 1}.`);
      setOpenKey(key);
    },
    [album, change],
  );

  const deleteSpread = () => {
    if (last === 0) return;
    const next = album.spreads[index === last ? index - 1 : index + 1];
    change(
      removeSpread(album, spread.key),
      `Spread ${index + 1} is deleted; its photos are on the table.`,
    );
    setOpenKey(next?.key);
  };

  const openSpread = useCallback((key: number) => {
    setOpenKey(key);
    setPrint(undefined);
    setView('Spreads');
  }, []);

  const changeCover = (part: Partial<Cover>, said: string) =>
    change({ ...album, cover: { ...album.cover, ...part } }, said);
  const typeTitle = (title: string) =>
    type({ ...album, cover: { ...album.cover, title } }, 'title');

  const take = async (files: readonly File[]) => {
    let next = album;
    let taken = 0;
    for (const file of files) {
      const photo = await bring(file);
      if (!photo) continue;
      next = toTray(next, photo.name);
      taken++;
    }
    if (taken > 0)
      change(next, `${taken === 1 ? 'Your photo is' : 'Your photos are'} on the table.`);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys for all that is in it
    <div className={styles.root} onKeyDown={steps.onKey}>
      <Tabs<View>
        label="Album"
        names={VIEWS}
        open={view}
        onOpen={setView}
        sheet={`${styles.sheet} ${editor.wall}`}
      >
        {view === 'Cover' && (
          <CoverSheet
            cover={album.cover}
            photos={photos}
            moving={moving}
            change={changeCover}
            type={typeTitle}
            fail={fail}
          />
        )}
        {view === 'Spreads' && (
          <>
            <OpenSpread
              spread={spread}
              index={index}
              photos={photos}
              moving={moving}
              chosen={chosen?.key}
              onChoose={choosePrint}
              onSwap={swap}
              onDelete={deletePrint}
            />
            <div className={editor.bar}>
              <Action name="Spread before" off={index === 0} onPress={() => go(index - 1)}>
                <Icon name="chevronLeft" />
              </Action>
              <span className={styles.count} data-position>
                {index + 1} / {album.spreads.length}
              </span>
              <Action name="Next spread" off={index === last} onPress={() => go(index + 1)}>
                <Icon name="chevronRight" />
              </Action>
              <Action
                off={spread.prints.length === 0}
                onPress={() => collageSpread(`Another collage of ${spread.prints.length} photos.`)}
              >
                <Icon name="collage" />
                Collage
              </Action>
              <Action
                off={!chosen || spread.prints.length < 2}
                pressed={swapping}
                onPress={() => setSwapping(!swapping)}
              >
                <Icon name="swap" />
                Swap
              </Action>
              <Action off={!chosen} onPress={() => chosen && deletePrint(chosen.key)}>
                <Icon name="remove" />
                Delete
              </Action>
            </div>
            <p className={styles.hint}>
              {swapping
                ? `Choose the photo that ${chosen?.photo} changes places with.`
                : chosen
                  ? `${chosen.photo} is chosen. Swap or delete it.`
                  : 'Drag one photo onto another, or choose one.'}
            </p>
          </>
        )}
        {view === 'Overview' && (
          <>
            <Overview
              album={album}
              photos={photos}
              moving={moving}
              chosen={spread.key}
              onChoose={setOpenKey}
              onOpen={openSpread}
              onMove={moveTo}
            />
            <div className={editor.bar}>
              <Action
                name="Move earlier"
                off={index === 0}
                onPress={() => moveTo(spread.key, index - 1)}
              >
                <Icon name="chevronLeft" />
              </Action>
              <Action
                name="Move later"
                off={index === last}
                onPress={() => moveTo(spread.key, index + 1)}
              >
                <Icon name="chevronRight" />
              </Action>
              <Action onPress={() => collageSpread(`Another collage of spread ${index + 1}.`)}>
                <Icon name="collage" />
                Recollage
              </Action>
              <Action off={last === 0} onPress={deleteSpread}>
                <Icon name="remove" />
                Delete
              </Action>
              <Action
                onPress={() => change(recollageAll(album, lay), 'All spreads are laid out anew.')}
              >
                All anew
              </Action>
              <Action onPress={() => openSpread(spread.key)}>
                <Icon name="open" />
                Open
              </Action>
            </div>
            <p className={styles.hint}>Drag a spread by its number to another place.</p>
          </>
        )}
      </Tabs>
      <Tray
        names={album.tray}
        photos={photos}
        spread={index + 1}
        full={spread.prints.length >= MOST_PRINTS}
        refused={refused}
        steps={steps}
        onPut={(name) => {
          change(placePrint(album, spread.key, name, lay), `${name} is on the spread.`);
          setView('Spreads');
        }}
        onBring={(files) => void take(files)}
      />
    </div>
  );
});
