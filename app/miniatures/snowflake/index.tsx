import type { MiniatureProps } from '../miniature-props.ts';

export default function Snowflake({ moving, tell }: MiniatureProps) {
  return (
    <button type="button" onClick={() => tell('Pressed')}>
      {String(moving)}
    </button>
  );
}
