/** The album editor in small: a cover in fabric, spreads that lay themselves out, and all at a glance. */
import { type KeyboardEvent, memo, useCallback, useRef, useState } from 'react';
import type { MiniatureProps } from '../miniature-props.ts';
import * as editor from '../print-lab/editor.css.ts';
import { Tabs } from '../print-lab/tabs.tsx';
import * as styles from './album-editor.css.ts';
import {
  type Cover,
  cropPrint,
  describeSpread,
  findPhoto,
  MAX_PRINTS,
  moveSpread,
  placePrint,
  recollage,
  recollageAll,
  removePrint,
  removeSpread,
  replacePrint,
  type Spread,
  swapPrints,
} from './album.ts';
import { CoverSheet } from './cover-sheet.tsx';
import type { Crop } from './crop.ts';
import type { Refusal } from './hint.tsx';
import { overviewHint, spreadHint, swapHint } from './hints.ts';
import { OverviewSheet } from './overview-sheet.tsx';
import { SpreadsSheet } from './spreads-sheet.tsx';
import { Table } from './table.tsx';
import { useAlbum } from './use-album.ts';
import { useGlide } from './use-glide.ts';
import { type PhotoDrag, usePhotoDrag } from './use-photo-drag.ts';

const VIEWS = ['Cover', 'Spreads', 'Overview'] as const;
type View = (typeof VIEWS)[number];

/** What is done with the photo that is chosen. */
type Mode = 'choose' | 'swap' | 'crop';

const NO_SPREAD: Spread = { key: -1, prints: [] };

export default function AlbumEditor(props: MiniatureProps) {
  return <Editor {...props} />;
}

/** The frame renders whenever something is told; the editor need not. */
const Editor = memo(function Editor({ moving, tell, fail }: MiniatureProps) {
  const { album, steps, photos, refused, waiting, edit, editField, add } = useAlbum(tell);
  const [view, setView] = useState<View>('Spreads');
  const [openKey, setOpenKey] = useState(album.spreads[0]?.key);
  const [print, setPrint] = useState<number>();
  const [mode, setMode] = useState<Mode>('choose');
  const [refusal, setRefusal] = useState<Refusal>();
  const root = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);

  // What is chosen may have gone, by a deletion or by a step back.
  const index = Math.max(
    0,
    album.spreads.findIndex(({ key }) => key === openKey),
  );
  const spread = album.spreads[index] ?? NO_SPREAD;
  const chosen = spread.prints.find(({ key }) => key === print);
  const swapping = mode === 'swap' && chosen !== undefined;
  const cropping = mode === 'crop' && chosen !== undefined;
  const nameOf = (key: number) => findPhoto(album, key)?.photo ?? '';

  const choose = useCallback((key?: number, next: Mode = 'choose') => {
    setPrint(key);
    setMode(next);
    setRefusal(undefined);
  }, []);

  const refuse = (text: string) => {
    setRefusal((before) => ({ text, count: (before?.count ?? 0) + 1 }));
    tell(text);
  };

  const open = (to: number) => {
    const next = album.spreads[to];
    if (!next) return;
    setOpenKey(next.key);
    choose();
    tell(describeSpread(next, to));
  };
  const openSpread = (key: number) => {
    setOpenKey(key);
    choose();
    setView('Spreads');
  };

  const swap = (one: number, other: number) => {
    edit(
      (now, lay) => swapPrints(now, one, other, lay),
      `Swapped ${nameOf(one)} and ${nameOf(other)}.`,
    );
    choose(one);
  };
  const replace = (onSpread: number, onTable: number) => {
    edit(
      (now, lay) => replacePrint(now, onSpread, onTable, lay),
      `${nameOf(onTable)} replaces ${nameOf(onSpread)}, which is on the table.`,
    );
    choose();
  };
  const place = (key: number, to: Spread, at?: { x: number; y: number }) => {
    if (to.prints.length >= MAX_PRINTS) {
      refuse(
        `A spread holds ${MAX_PRINTS} photos. Drop this one on a photo to replace it, or take one off.`,
      );
      return;
    }
    const number = album.spreads.indexOf(to) + 1;
    edit(
      (now, lay) => placePrint(now, to.key, key, lay, at),
      `${nameOf(key)} is on spread ${number}.`,
    );
    choose();
  };
  const remove = (key: number) => {
    edit((now, lay) => removePrint(now, key, lay), `${nameOf(key)} is on the table.`);
    choose();
  };
  const crop = (key: number, to: Crop) =>
    editField((now) => cropPrint(now, key, to), `crop ${key}`);

  const choosePrint = (key: number) => {
    if (swapping && print !== undefined && print !== key) swap(print, key);
    else choose(key === print && mode !== 'crop' ? undefined : key);
  };
  const put = (key: number) => {
    if (swapping && print !== undefined) replace(print, key);
    else place(key, spread);
    setView('Spreads');
  };

  const changeCover = (part: Partial<Cover>, said: string) =>
    edit((now) => ({ ...now, cover: { ...now.cover, ...part } }), said);

  const drop = ({ key, origin, over }: PhotoDrag) => {
    if (over?.kind === 'table') remove(key);
    else if (over?.kind === 'cover') {
      changeCover({ trim: 'Cameo', photo: nameOf(key) }, `${nameOf(key)} is in the cameo.`);
    } else if (over?.kind === 'print') {
      if (origin === 'spread') swap(key, over.key);
      else replace(over.key, key);
    } else if (over) {
      const to = album.spreads.find((each) => each.key === over.key);
      if (to) place(key, to, over.place);
    }
  };

  const depart = useGlide(root, layer, moving);
  const { drag, start, endsDrag } = usePhotoDrag({
    root,
    layer,
    moving,
    depart,
    onStart: () => choose(),
    onDrop: drop,
  });

  const moveTo = (key: number, to: number) => {
    edit((now) => moveSpread(now, key, to), `The spread is now number ${to + 1}.`);
    setOpenKey(key);
  };
  const deleteSpread = () => {
    const next = album.spreads[index + 1] ?? album.spreads[index - 1];
    edit(
      (now) => removeSpread(now, spread.key),
      `Spread ${index + 1} is deleted. Its photos are on the table.`,
    );
    setOpenKey(next?.key);
  };
  const collage = (said: string) => {
    edit((now, lay) => recollage(now, spread.key, lay), said);
    choose(print);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && mode !== 'choose') {
      // The mode ends, not the visit to the page.
      event.preventDefault();
      choose(print);
      return;
    }
    steps.onKey(event);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys for all that is in it
    <div
      ref={root}
      className={styles.root}
      data-view={view}
      data-dragging={drag ? '' : undefined}
      onKeyDown={onKeyDown}
    >
      <Tabs<View>
        label="Album"
        names={VIEWS}
        open={view}
        onOpen={(name) => {
          setView(name);
          choose();
        }}
        sheet={`${styles.sheet} ${editor.wall}`}
      >
        {view === 'Cover' && (
          <CoverSheet
            cover={album.cover}
            photos={photos}
            moving={moving}
            target={drag?.over?.kind === 'cover'}
            change={changeCover}
            type={(title) =>
              editField((now) => ({ ...now, cover: { ...now.cover, title } }), 'title')
            }
            fail={fail}
          />
        )}
        {view === 'Spreads' && (
          <SpreadsSheet
            spread={spread}
            index={index}
            count={album.spreads.length}
            photos={photos}
            moving={moving}
            chosen={chosen?.key}
            swapping={swapping}
            cropping={cropping}
            held={drag?.key}
            over={drag?.over}
            hint={spreadHint({ album, drag, chosen: chosen?.photo, swapping, cropping })}
            refusal={refusal}
            onPick={(event, key) => start(event, key, 'spread')}
            endsDrag={endsDrag}
            onChoose={choosePrint}
            onSwapMode={(on) => {
              choose(print, on ? 'swap' : 'choose');
              if (on) tell(swapHint(chosen?.photo));
            }}
            onStartCrop={(key) => {
              choose(key, 'crop');
              tell(
                `${nameOf(key)}: use the arrow keys to move it in its frame, and the slider to zoom.`,
              );
            }}
            onCrop={crop}
            onResetCrop={(key) =>
              edit((now) => cropPrint(now, key, undefined), `${nameOf(key)} is uncropped.`)
            }
            onEndCrop={() => choose(print)}
            onDelete={remove}
            onOpen={open}
            onCollage={() => collage(`New collage of ${spread.prints.length} photos.`)}
          />
        )}
        {view === 'Overview' && (
          <OverviewSheet
            album={album}
            index={index}
            photos={photos}
            moving={moving}
            chosen={spread.key}
            over={drag?.over}
            hint={overviewHint(album, drag)}
            refusal={refusal}
            onChoose={setOpenKey}
            onOpen={openSpread}
            onMove={moveTo}
            onRecollage={() => collage(`New collage of spread ${index + 1}.`)}
            onRecollageAll={() =>
              edit((now, lay) => recollageAll(now, lay), 'All spreads are re-arranged.')
            }
            onDelete={deleteSpread}
          />
        )}
      </Tabs>
      <Table
        loose={album.table}
        photos={photos}
        labelOf={(name) =>
          swapping ? `Replace ${chosen?.photo} with ${name}` : `Put ${name} on spread ${index + 1}`
        }
        full={!swapping && spread.prints.length >= MAX_PRINTS}
        held={drag?.key}
        target={drag?.over?.kind === 'table'}
        waiting={waiting}
        refused={refused}
        steps={steps}
        onPick={(event, key) => start(event, key, 'table')}
        endsDrag={endsDrag}
        onPut={put}
        onAdd={add}
      />
      <div ref={layer} className={styles.layer} aria-hidden="true" />
    </div>
  );
});
