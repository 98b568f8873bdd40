/** A choice of foil, shown as pieces of it. */
import { Choice, Swatch } from './choice.tsx';
import { type Foil, FOIL_NAMES, foilPaint } from './foil.ts';

/** The option without foil: printed in ink. */
const INK = 'repeating-linear-gradient(135deg, #fffaf0 0 5px, #e7d7b8 5px 10px)';

const OPTIONS = FOIL_NAMES.map((value) => ({
  value,
  name: value === 'None' ? 'No foil' : `${value} foil`,
  face: <Swatch background={value === 'None' ? INK : foilPaint(value)} />,
}));

type FoilChoiceProps = {
  value: Foil;
  /** @param done announcement of the change */
  onChange(change: { foil: Foil }, done: string): void;
};

export const FoilChoice = ({ value, onChange }: FoilChoiceProps) => (
  <Choice
    label="Foil"
    value={value}
    options={OPTIONS}
    onChange={(foil) => onChange({ foil }, foil === 'None' ? 'No foil.' : `${foil} foil.`)}
  />
);
