import type { ReactNode } from 'react';
import { covering } from './covering.css.ts';

type PictureButtonProps = {
  className: string;
  multiple?: boolean;
  onChoose(files: File[]): void;
  children: ReactNode;
};

/** Opens the choice of pictures. Its class positions it. */
export const PictureButton = ({ className, multiple, onChoose, children }: PictureButtonProps) => (
  <label className={className}>
    <input
      className={covering}
      type="file"
      accept="image/*"
      multiple={multiple}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        // So that the same file can be chosen again.
        currentTarget.value = '';
        onChoose(files);
      }}
    />
    {children}
  </label>
);
