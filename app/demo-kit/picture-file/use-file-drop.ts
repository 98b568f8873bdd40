import { type DragEvent, useState } from 'react';
import { fileDrop } from './file-drop.css.ts';

/**
 * Takes files that are dropped on an element, which the browser would open in a new tab, and covers the element with an
 * invitation meanwhile. The element must be positioned.
 * @param invitation such as "Drop your photo"
 */
export function useFileDrop(invitation: string, onDrop: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  return {
    className: fileDrop,
    'data-invitation': isOver ? invitation : undefined,
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop(event: DragEvent) {
      const files = [...event.dataTransfer.files];
      setOver(false);
      if (files.length === 0) return;
      event.preventDefault();
      onDrop(files);
    },
  };
}
