/** A second small demo, whose work the tests may lose: a slider. */
import { Slider } from '#app/demo-kit/controls/slider.tsx';
import { useKeptState } from '#app/demo-kit/kept-state.ts';

export default function PaperPlanes() {
  const [planes, setPlanes] = useKeptState('paper-planes', () => 3);
  return (
    <Slider label="Planes" value={planes} text={`${planes}`} min={1} max={9} onChange={setPlanes} />
  );
}
