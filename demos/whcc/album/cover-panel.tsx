/** The cover and its options. */
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { Choice } from '../shared/choice.tsx';
import * as choice from '../shared/choice.css.ts';
import { FoilChoice } from '../shared/foil-choice.tsx';
import { PhotoChoice } from '../shared/photo-choice.tsx';
import { TextField } from '../shared/text-field.tsx';
import { FABRICS, TRIMS } from './album.ts';
import * as styles from './album.css.ts';
import { CoverView } from './cover.tsx';
import type { PanelProps } from './use-album-editor.ts';

const MAX_TITLE_LENGTH = 30;

const fabricOptions = FABRICS.map((value) => ({
  value,
  face: <span className={`${choice.swatch} ${styles.fabrics[value]}`} />,
}));
const trimNames = { Cameo: 'Cameo', Leaf: 'Pressed leaf', Title: 'Pressed title' } as const;
const trimOptions = TRIMS.map((value) => ({
  value,
  name: trimNames[value],
  face: (
    <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden="true">
      <rect x="3" y="3" width="30" height="30" rx="2" className={styles.trimBoard} />
      {value === 'Cameo' && (
        <ellipse cx="18" cy="16" rx="7" ry="9.500" className={styles.trimFoil} />
      )}
      {value === 'Leaf' && (
        <path
          d="M18 6c3 3 5 4 3 7 4 0 4 4 1 5 3 2 1 5-2 5l-2 7-2-7c-3 0-5-3-2-5-3-1-3-5 1-5-2-3 0-4 3-7z"
          className={styles.trimFoil}
        />
      )}
      {value === 'Title' && <path d="M9 14h18M11 20h14" className={styles.trimLine} />}
    </svg>
  ),
}));

type CoverPanelProps = PanelProps & Pick<DemoProps, 'fail'>;

export function CoverPanel({ editor, dragged, motionAllowed, fail }: CoverPanelProps) {
  const { photos, changeCover } = editor;
  const { cover } = editor.album;
  const isTarget = dragged?.over?.kind === 'cover';
  return (
    <div className={styles.coverPanel}>
      <div className={styles.coverDrop} data-drop="cover" data-target={isTarget ? '' : undefined}>
        <CoverView cover={cover} photos={photos} motionAllowed={motionAllowed} fail={fail} />
      </div>
      <div className={styles.choices}>
        <Choice
          label="Fabric"
          value={cover.fabric}
          options={fabricOptions}
          onChange={(fabric) => changeCover({ fabric }, `Fabric: ${fabric}.`)}
        />
        <Choice
          label="Decoration"
          value={cover.trim}
          options={trimOptions}
          onChange={(trim) => changeCover({ trim }, `Decoration: ${trimNames[trim]}.`)}
        />
        <FoilChoice value={cover.foil} onChange={changeCover} />
        <TextField
          className={styles.title}
          label="Title"
          value={cover.title}
          maxLength={MAX_TITLE_LENGTH}
          onChange={editor.typeTitle}
        />
        {cover.trim === 'Cameo' && (
          <div className={styles.photoChoice}>
            <PhotoChoice
              value={cover.photo}
              photos={photos}
              onChange={(photo) => changeCover({ photo }, `${photo} in the cameo.`)}
            />
          </div>
        )}
      </div>
    </div>
  );
}
