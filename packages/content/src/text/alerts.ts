/** GitHub's alerts: a quote that begins with `[!NOTE]`. https://docs.github.com/en/get-started/writing-on-github */
import type { Element, ElementContent } from 'hast';
import { type IOptions, rehypeGithubAlerts } from 'rehype-github-alerts';

const KINDS = ['note', 'tip', 'important', 'warning', 'caution'] as const;

const title = (kind: string) => `${kind[0]?.toUpperCase()}${kind.slice(1)}`;

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({ type: 'element', tagName, properties, children });

const OPTIONS: IOptions = {
  alerts: KINDS.map((kind) => ({ keyword: kind.toUpperCase(), title: title(kind), icon: '' })),
  build: ({ keyword, title: text }, children) =>
    element('aside', { dataAlert: keyword.toLowerCase() }, [
      element('p', { dataAlertTitle: '' }, [{ type: 'text', value: text }]),
      ...children,
    ]),
};

/** Rehype plugin: shows alerts as asides with a title. */
export const rehypeAlerts = [rehypeGithubAlerts, OPTIONS] as const;
