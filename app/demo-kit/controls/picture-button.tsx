import type { ReactNode } from 'react';
import { invisibleInput } from './controls.css.ts';

type PictureButtonProps = {
  className: string;
  multiple?: boolean;
  onChoose(files: File[]): void;
  children: ReactNode;
};

/** Opens the file dialog for pictures. Its class must position it. */
export const PictureButton = ({ className, multiple, onChoose, children }: PictureButtonProps) => (
  <label className={className}>
    <input
      className={invisibleInput}
      type="file"
      accept="image/*"
      multiple={multiple}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        // Reset, so that choosing the same file again fires an event.
        currentTarget.value = '';
        onChoose(files);
      }}
    />
    {children}
  </label>
);
