/** GitHub's alerts: a quote that begins with `[!NOTE]`. https://docs.github.com/en/get-started/writing-on-github */
import type { Element, ElementContent, Root } from 'hast';
import { type IOptions, rehypeGithubAlerts } from 'rehype-github-alerts';
import type { VFile } from 'vfile';
import type { Labels } from '../labels/labels.ts';
import { languageOf } from './file-language.ts';

const KINDS = ['note', 'tip', 'important', 'warning', 'caution'] as const;

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({ type: 'element', tagName, properties, children });

const optionsIn = (labels: Labels): IOptions => ({
  alerts: KINDS.map((kind) => ({ keyword: kind.toUpperCase(), title: labels[kind], icon: '' })),
  build: ({ keyword, title: text }, children) =>
    element('aside', { dataAlert: keyword.toLowerCase() }, [
      element('p', { dataAlertTitle: '' }, [{ type: 'text', value: text }]),
      ...children,
    ]),
});

/** Rehype plugin: shows alerts as asides with a title. */
export const rehypeAlerts = () => (tree: Root, file: VFile) =>
  rehypeGithubAlerts(optionsIn(languageOf(file).labels))(tree);
