import { useState } from 'react';
import { Button } from '#app/demo-kit/controls/button.tsx';

type CopyButtonProps = { label: string; text: string; announce(result: string): void };

/** Copies a text, and says so in its label until there is another text. */
export function CopyButton({ label, text, announce }: CopyButtonProps) {
  const [done, setDone] = useState<{ text: string; result: string }>();

  async function copy() {
    const result = await navigator.clipboard.writeText(text).then(
      () => 'Copied',
      () => 'Couldn’t copy',
    );
    setDone({ text, result });
    announce(`${result}.`);
  }

  return <Button onPress={() => void copy()}>{done?.text === text ? done.result : label}</Button>;
}
