/** What the design is made of: the picture, and the colors. */
import { PictureButton } from '#app/demo-kit/controls/picture-button.tsx';
import { Notice } from '#app/demo-kit/notice/notice.tsx';
import { Choice } from './choice.tsx';
import * as choiceStyles from './choice.css.ts';
import { type Color, type Colors, INKS, PAPERS } from './colors.ts';
import * as styles from './spiral-betty.css.ts';
import type { PicturesStore } from './use-pictures.ts';

const chips = (colors: readonly Color[]) =>
  colors.map(({ name, value }) => ({
    value,
    name,
    face: <span className={choiceStyles.chip} style={{ background: value }} />,
  }));

const INK_OPTIONS = chips(INKS);
const PAPER_OPTIONS = chips(PAPERS);

export function Source({ pictures }: { pictures: PicturesStore }) {
  return (
    <div className={styles.source}>
      <Choice
        name="picture"
        label="Picture"
        kind="chips"
        value={pictures.chosen.name}
        options={pictures.listed.map(({ name, address }) => ({
          value: name,
          face: <img className={styles.photo} src={address} alt="" draggable={false} />,
        }))}
        change={({ picture }) => pictures.choose(picture)}
      />
      <PictureButton className={styles.bring} onChoose={([file]) => file && pictures.add(file)}>
        Use a photo
      </PictureButton>
      <Notice className={styles.note} shown={pictures.notice}>
        Drag the picture on the disc. Your photo stays in your browser.
      </Notice>
    </div>
  );
}

type ColorChoiceProps = { colors: Colors; change(changed: Partial<Colors>): void };

export const ColorChoice = ({ colors, change }: ColorChoiceProps) => (
  <div className={styles.colors}>
    <Choice name="ink" label="Ink" value={colors.ink} options={INK_OPTIONS} change={change} />
    <Choice
      name="paper"
      label="Paper"
      value={colors.paper}
      options={PAPER_OPTIONS}
      change={change}
    />
  </div>
);
