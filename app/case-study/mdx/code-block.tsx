/** A code block that the build has highlighted (packages/content/src/text/code-blocks.ts), with a button that copies it. */
import { useRef, useState } from 'react';
import { fill } from 'portfolio-content/schema';
import labels from 'virtual:text-labels';
import * as styles from './code-block.css.ts';

/** How long the button says what it did, ms. */
const RESULT_MS = 4000;

/** Keys scroll it (WCAG 2.2, 2.1.1), and it has a name. */
const SCROLLER = { role: 'group', tabIndex: 0 } as const;

export function CodeBlock({
  language,
  title,
  lineNumbers,
  wide,
  html,
}: {
  language: string;
  /** Name of the file or of the language. */
  title: string;
  lineNumbers?: string;
  /** Whether it has lines that are longer than the width of the text. */
  wide?: string;
  /** `<code>` with a `<span>` for each token; from the build, which escapes the code. */
  html: string;
}) {
  const pre = useRef<HTMLPreElement>(null);
  const [action, setAction] = useState(labels.copy);

  /** Where the browser doesn't allow copying, as on a plain http address, the code is selected for Ctrl+C. */
  async function copy() {
    if (!pre.current) return;
    try {
      await navigator.clipboard.writeText(pre.current.textContent ?? '');
      setAction(labels.copied);
    } catch {
      getSelection()?.selectAllChildren(pre.current);
      setAction(labels.selected);
    }
    setTimeout(setAction, RESULT_MS, labels.copy);
  }

  return (
    <div className={styles.root} data-code data-wide={wide}>
      <div className={styles.bar}>
        <p className={styles.title}>{title}</p>
        <button
          className={styles.copy}
          type="button"
          aria-label={fill(labels.named, { label: labels.copyCode, name: title })}
          onClick={() => void copy()}
        >
          <span aria-live="polite">{action}</span>
        </button>
      </div>
      <pre
        {...SCROLLER}
        ref={pre}
        className={styles.code}
        data-language={language}
        data-line-numbers={lineNumbers}
        aria-label={fill(labels.named, { label: labels.code, name: title })}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </div>
  );
}
