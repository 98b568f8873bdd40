/** The designs with their undo history, the selected panel, and the labels that are shown. */
import { useState } from 'react';
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { useStoredWork } from '#app/demo-kit/share-link/use-stored-work.ts';
import { useUndo } from '#app/demo-kit/undo/use-undo.ts';
import {
  type Name,
  nameOfFace,
  openingWork,
  rotatePanel,
  summary,
  withMoved,
  withoutPanel,
  withPanel,
  type Work,
} from './designs.ts';
import { type Panel, reasonAgainst, type Try } from './panels.ts';
import { withoutId } from './placing.ts';

const loadStoredFormat = () => import('./stored.ts');

const describe = ({ designs, shown }: Work) => `Design ${shown}: ${summary(designs[shown])}.`;

const asChanged = (work: Work): Work => ({ ...work, shown: work.changed });

export function useDesigns(announce: DemoProps['announce']) {
  const undo = useUndo<Work>({
    name: 'scanifly',
    first: () => openingWork,
    describe,
    announce,
    asChanged,
  });
  const { current: work, change } = undo;
  useStoredWork('scanifly', loadStoredFormat, work, (stored) => change(stored, ''));
  const [selectedId, setSelectedId] = useState<number>();
  const [tallNext, setTallNext] = useState(true);
  const [hint, setHint] = useState(true);
  const [labels, setLabels] = useState({ lengths: true, angles: true });
  const panels = work.designs[work.shown];
  const selected = panels.find(({ id }) => id === selectedId);

  return {
    undo,
    work,
    panels,
    selected,
    /** Whether the next panel is in portrait orientation. */
    tallNext,
    setTallNext,
    /** Whether to show the initial hint. */
    hint,
    labels,
    toggleLabels: (kind: keyof typeof labels) => setLabels({ ...labels, [kind]: !labels[kind] }),

    showDesign(name: Name) {
      const next = { ...work, shown: name };
      undo.adjust(next);
      setSelectedId(undefined);
      announce(describe(next));
    },
    /** Selects a panel, or none. */
    select(panel?: Panel) {
      setSelectedId(panel?.id);
      if (panel) setHint(false);
      if (panel) announce(`Panel on the ${nameOfFace(panel.face)} selected. Arrow keys move it.`);
      else if (selected) announce('No panel selected.');
    },
    /** Selects a panel that is dragged, without an announcement. */
    drag({ id }: Panel) {
      setSelectedId(id);
      setHint(false);
    },
    add(panel: Try['panel']) {
      const next = withPanel(work, panel);
      setSelectedId(next.designs[next.shown].at(-1)?.id);
      setHint(false);
      change(next, `Panel added to the ${nameOfFace(panel.face)}.`);
    },
    move: (panel: Panel) =>
      change(withMoved(work, panel), `Panel moved on the ${nameOfFace(panel.face)}.`),
    remove(panel: Panel) {
      setSelectedId(undefined);
      change(withoutPanel(work, panel.id), 'Panel removed.');
    },
    /** Rotates a panel. @returns why it can't be rotated, as the end of a sentence */
    rotate(panel: Panel): string | undefined {
      const rotated = rotatePanel(panel);
      const reason = reasonAgainst(rotated, withoutId(panels, panel.id));
      if (reason === undefined) change(withMoved(work, rotated), 'Panel rotated.');
      return reason;
    },
  };
}
