/**
 * Kinds of tokens in code. Shiki paints tokens by theme; this one gives each kind a color of its own, which stands for the
 * kind until code-blocks.ts replaces it by an attribute: the site's policy allows no `style` attributes.
 */
import type { ThemeRegistration } from 'shiki';

/** Kind -> scopes of TextMate grammars. */
const SCOPES = {
  comment: ['comment', 'punctuation.definition.comment', 'string.comment'],
  keyword: [
    'keyword',
    'storage',
    'variable.language',
    'constant.language',
    'entity.name.tag',
    'markup.heading',
  ],
  string: ['string', 'markup.inline.raw', 'constant.other.symbol', 'punctuation.definition.string'],
  number: ['constant.numeric', 'constant.character', 'constant.other.color', 'keyword.other.unit'],
  function: [
    'entity.name.function',
    'support.function',
    'meta.function-call entity.name',
    'markup.link',
  ],
  type: [
    'entity.name.type',
    'entity.name.class',
    'support.type',
    'support.class',
    'entity.other.inherited-class',
  ],
  property: [
    'entity.other.attribute-name',
    'support.type.property-name',
    'meta.object-literal.key',
    'variable.other.property',
  ],
  plain: ['keyword.operator', 'punctuation', 'meta.brace'],
} as const;

export type TokenKind = keyof typeof SCOPES;

const KINDS = Object.keys(SCOPES) as TokenKind[];
const colorOf = (kind: TokenKind) => `#0000${String(KINDS.indexOf(kind) + 10)}`;

export const tokenTheme: ThemeRegistration = {
  name: 'token-kinds',
  type: 'light',
  fg: colorOf('plain'),
  bg: '#ffffff',
  settings: KINDS.map((kind) => ({
    scope: [...SCOPES[kind]],
    settings: { foreground: colorOf(kind) },
  })),
};

/** The kind that a color of the theme stands for; undefined for text without a kind. */
export const kindOf = (style: string): TokenKind | undefined =>
  KINDS.find((kind) => kind !== 'plain' && style.toLowerCase().includes(colorOf(kind)));
