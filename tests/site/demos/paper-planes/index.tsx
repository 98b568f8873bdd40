/** A second small demo, whose work the tests may lose: a slider. It paints late, with the wind, which a test can hold back. */
import { useEffect } from 'react';
import { Slider } from '#app/demo-kit/controls/slider.tsx';
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { useKeptState } from '#app/demo-kit/kept-state.ts';

export default function PaperPlanes({ painted }: DemoProps) {
  const [planes, setPlanes] = useKeptState('paper-planes', () => 3);
  useEffect(() => void fetch('/wind').then(painted), [painted]);
  return (
    <Slider label="Planes" value={planes} text={`${planes}`} min={1} max={9} onChange={setPlanes} />
  );
}

PaperPlanes.paintsLate = true;
