import { useEffect, useState } from 'react';
import { Button } from '#app/demo-kit/controls/button.tsx';

/** How long the label says what became of a press, ms. */
const RESULT_MS = 4000;

type CopyButtonProps = { label: string; text: string; announce(result: string): void };

/** Copies a text, and says so in its label for a moment, or until there is another text. */
export function CopyButton({ label, text, announce }: CopyButtonProps) {
  const [done, setDone] = useState<{ text: string; result: string }>();
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => setDone(undefined), RESULT_MS);
    return () => clearTimeout(timer);
  }, [done]);

  async function copy() {
    let result = 'Copied';
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      result = 'Couldn’t copy';
    }
    setDone({ text, result });
    announce(`${result}.`);
  }

  return <Button onPress={() => void copy()}>{done?.text === text ? done.result : label}</Button>;
}
