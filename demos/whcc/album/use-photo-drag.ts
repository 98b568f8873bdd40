/** Drags photos between the spread and the table. */
import { type RefObject, useState } from 'react';
import { useDrag } from '#app/demo-kit/pointer/use-drag.ts';
import { type Point, subtract, type Vector } from '#app/demo-kit/vector.ts';
import { type DropTarget, ghostSize, type PhotoDrag, sameTarget, targetAt } from './drop.ts';
import { makeGhost } from './ghost.ts';

/** The areas at a point of the window in which a photo may be dropped, the topmost first. */
const zonesAt = ([x, y]: Point) =>
  document.elementsFromPoint(x, y).flatMap((element) => {
    const zone = element.closest<HTMLElement>('[data-drop]');
    if (!zone) return [];
    const { drop, photo = '0', key = photo } = zone.dataset;
    const kind = drop as DropTarget['kind'];
    return [{ kind, key: Number(key), box: zone.getBoundingClientRect() }];
  });

type Held = {
  photo: PhotoDrag;
  source: HTMLElement;
  image: HTMLImageElement;
  /** The picture that follows the pointer, and the position of the pointer on it, px. */
  ghost?: HTMLElement;
  grip: Vector;
};

type PhotoDragOptions = {
  /** The element of the handlers. */
  root: RefObject<HTMLElement>;
  /** Layer above everything else, for moving pictures. */
  layer: RefObject<HTMLElement>;
  motionAllowed: boolean;
  /** Called with the position of the dragged picture when it is released. */
  onDepart(name: string, from: DOMRect): void;
  onStart(): void;
  onDrop(photo: PhotoDrag): void;
};

/** The dragged photo, and handlers for an element with all `[data-photo]`. */
export function usePhotoDrag({
  root,
  layer,
  motionAllowed,
  onDepart,
  onStart,
  onDrop,
}: PhotoDragOptions) {
  const [dragged, setDragged] = useState<PhotoDrag>();

  const follow = ({ held, at }: { held: Held; at: Point }) => {
    const origin = layer.current?.getBoundingClientRect();
    if (!held.ghost || !origin) return;
    const [x, y] = subtract(subtract(at, [origin.x, origin.y]), held.grip);
    held.ghost.style.translate = `${x}px ${y}px`;
    const over = targetAt(at, zonesAt(at), held.photo);
    const isNew = !sameTarget(over, held.photo.over);
    held.photo = { ...held.photo, over };
    if (isNew) setDragged(held.photo);
  };

  const handlers = useDrag<Held>(
    {
      press({ target }) {
        if (!(target instanceof Element)) return undefined;
        const source = target.closest<HTMLElement>('[data-photo]');
        const image = source?.querySelector('img');
        // While a photo is cropped, a press moves that one.
        if (!source || !image || source.closest('[data-cropping]')) return undefined;
        const origin = source.dataset.drop === 'print' ? 'spread' : 'table';
        const photo: PhotoDrag = { key: Number(source.dataset.photo), origin };
        return { photo, source, image, grip: [0, 0] };
      },
      start(drag) {
        if (!layer.current) return;
        const { held, from } = drag;
        const { photo, source, image } = held;
        onStart();
        const box = source.getBoundingClientRect();
        const aspect =
          photo.origin === 'table'
            ? image.naturalWidth / image.naturalHeight
            : box.width / box.height;
        const size = ghostSize(aspect, Math.max(box.width, box.height));
        held.grip = [
          ((from[0] - box.x) / box.width) * size.width,
          ((from[1] - box.y) / box.height) * size.height,
        ];
        held.ghost = makeGhost(layer.current, image, { x: 0, y: 0, ...size });
        held.ghost.dataset.held = '';
        if (motionAllowed) {
          const scale = Math.max(box.width, box.height) / Math.max(size.width, size.height);
          held.ghost.animate([{ scale, rotate: '0deg' }, {}], {
            duration: 140,
            easing: 'ease-out',
          });
        }
        setDragged(photo);
        // A long press starts it without a move.
        follow(drag);
      },
      move: follow,
      drop(drag) {
        follow(drag);
        if (drag.held.photo.over) onDrop(drag.held.photo);
      },
      end({ held: { ghost, photo } }) {
        if (!ghost) return;
        onDepart(String(photo.key), ghost.getBoundingClientRect());
        ghost.remove();
        setDragged(undefined);
      },
    },
    { scroller: root },
  );
  return { dragged, handlers };
}
