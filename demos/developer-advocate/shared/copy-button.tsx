import { useEffect, useState } from 'react';
import { Button } from '#app/demo-kit/controls/button.tsx';

/** How long the label says what became of a press, ms. */
const RESULT_MS = 4000;

type CopyButtonProps = { label: string; text: string; announce(result: string): void };

/** Copies a text, and says so in its label for a moment. */
export function CopyButton({ label, text, announce }: CopyButtonProps) {
  const [result, setResult] = useState<string>();
  useEffect(() => {
    if (!result) return undefined;
    const timer = setTimeout(() => setResult(undefined), RESULT_MS);
    return () => clearTimeout(timer);
  }, [result]);

  async function copy() {
    const said = await navigator.clipboard.writeText(text).then(
      () => 'Copied',
      () => 'Couldn’t copy',
    );
    setResult(said);
    announce(`${said}.`);
  }

  return <Button onPress={() => void copy()}>{result ?? label}</Button>;
}
