import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawLogo, type DrawLogoOptions, initialsOf, type LogoContent } from './round-logo.ts';

/** Width and height of an SVG, px. */
const svgSize = (svg: string) => {
  const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
};

const draw = (content: LogoContent, options: Partial<DrawLogoOptions> = {}) =>
  drawLogo({ slug: 'ember', hue: 40, face: 'rounded', ...options, ...content });

const HEART = '<svg viewBox="0 0 24 24"><path fill="#f00" d="M12 21 2 9l5-6 5 4 5-4 5 6z"/></svg>';

/** Its pixels at 40 px. */
const pixelsOf = (svg: string) => sharp(Buffer.from(svg)).resize(40, 40).raw().toBuffer();

test('initials are of the first and the last word that matter', () => {
  expect(initialsOf('Ember Keyboard')).toBe('EK');
  expect(initialsOf('Ember Keyboard Two')).toBe('ET');
  expect(initialsOf('The Art of Noise')).toBe('AN');
  expect(initialsOf('Up and Away')).toBe('UA');
  expect(initialsOf('مُتَجَر')).toBe('م');
  expect(initialsOf('Salt & Sail')).toBe('SS');
  expect(initialsOf('Tally')).toBe('T');
  expect(initialsOf('SuperSailboat')).toBe('SS');
  expect(initialsOf('24 Hours')).toBe('2H');
  expect(initialsOf('The')).toBe('T');
});

test('initials are capitals of any alphabet', () => {
  expect(initialsOf('up and away')).toBe('UA');
  expect(initialsOf('żółw')).toBe('Ż');
  expect(initialsOf('ёлка город')).toBe('ЁГ');
});

test('a logo is square, and the same file for the same entry', () => {
  const logo = draw({ title: 'Ember Keyboard' });
  expect(svgSize(logo)).toEqual({ width: 96, height: 96 });
  expect(draw({ title: 'Ember Keyboard' })).toBe(logo);
});

test('logos of different entries with the same letters differ', () => {
  const logos = Array.from({ length: 12 }, (_, index) =>
    draw({ text: 'RE' }, { slug: `entry-${index}`, hue: 200 }),
  );
  const withoutNames = new Set(logos.map((logo) => logo.replaceAll(/entry-\d+/g, '')));
  expect(withoutNames.size).toBeGreaterThanOrEqual(6);
});

test('letters and icons can be told apart at 40 px', async () => {
  const [re, heart, bolt] = await Promise.all(
    [{ text: 'RE' }, { icon: HEART }, { text: 'B' }].map((content) => pixelsOf(draw(content))),
  );
  const differences = (one?: Buffer, other?: Buffer) =>
    [...(one ?? [])].filter((value, index) => Math.abs(value - (other?.[index] ?? 0)) > 64).length;
  expect(differences(re, heart)).toBeGreaterThan(300);
  expect(differences(re, bolt)).toBeGreaterThan(300);
});

test('an icon has one color, whatever colors, styles and scripts it comes with', () => {
  const logo = draw({
    icon: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><style>path{fill:lime}</style>
      <script>alert(1)</script><defs><path d="M9 9h1v1z"/></defs>
      <path onclick="alert(2)" style="fill:#0f0;stroke:none" d="M1 1h8v8z"/></svg>`,
  });
  expect(logo).not.toMatch(/script|alert|lime|#0f0|M9 9h1/);
  expect(logo).toContain('fill="currentColor" stroke="none"');
});

test('what cannot be a logo is an error that says what to do', () => {
  expect(() => draw({ text: '🚀' })).toThrow('has no letters that can be drawn');
  expect(() => draw({ text: 'ROBIN' })).toThrow('Use at most 3 letters');
  expect(() => draw({ icon: '<svg viewBox="0 0 9 9"><text>A</text></svg>' })).toThrow(
    'has no shapes',
  );
  expect(() => draw({ icon: '<svg><path d="M0 0h9v9z"/></svg>' })).toThrow('has no viewBox');
  expect(() => draw({ icon: '<svg viewBox="0 0 9 9"><path' })).toThrow("isn't valid XML");
});
