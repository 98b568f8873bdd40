import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawIcons } from './icons.ts';

const about = { face: 'rounded', hue: 200, name: 'Robin Example', ground: '#efe6d5' } as const;
const svgOf = async (sources: Parameters<typeof drawIcons>[0]) =>
  String((await drawIcons(sources)).get('favicon.svg'));

test('the icons have the initials of the owner, on an opaque ground in each size', async () => {
  const icons = await drawIcons(about);
  expect(await drawIcons(about)).toEqual(icons);
  expect(String(icons.get('favicon.svg'))).not.toBe(
    await svgOf({ ...about, name: 'Other Person' }),
  );
  for (const [name, width] of [
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
  ] as const) {
    const facts = sharp(icons.get(name));
    expect(await facts.metadata()).toMatchObject({ format: 'png', width, height: width });
    expect((await facts.stats()).isOpaque).toBe(true);
  }
});

const cornerOf = async (file: Buffer | undefined) => {
  const corner = sharp(file).removeAlpha().extract({ left: 0, top: 0, width: 1, height: 1 });
  return [...(await corner.raw().toBuffer())];
};

test('app icons lie on the color of the theme, also icons from a transparent picture', async () => {
  const source = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
  for (const icon of [undefined, { kind: 'picture', source } as const]) {
    const icons = await drawIcons({ ...about, ground: '#663399', ...(icon && { icon }) });
    for (const name of ['apple-touch-icon.png', 'icon-192.png', 'icon-512.png']) {
      expect([name, ...(await cornerOf(icons.get(name)))]).toEqual([name, 0x66, 0x33, 0x99]);
    }
  }
});

test('without a name, or with one that no face can write, the icons have a motif', async () => {
  const motif = await svgOf({ ...about, name: undefined });
  expect(motif).toContain('<svg');
  expect(await svgOf({ ...about, name: 'สวัสดี' })).toBe(motif);
});

test('the owner’s icon replaces the drawn one', async () => {
  const source =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><path fill="#f00" d="M0 0h8v4H0z"/></svg>';
  const icons = await drawIcons({
    ...about,
    icon: { kind: 'svg', source: Buffer.from(source) },
  });
  const svg = String(icons.get('favicon.svg'));
  expect(svg).toContain('d="M0 0h8v4H0z"');
  const { dominant } = await sharp(icons.get('icon-192.png')).stats();
  expect(dominant.r).toBeGreaterThan(200);
});

test('an icon that is a picture fills the square', async () => {
  const source = await sharp({
    create: { width: 40, height: 20, channels: 3, background: '#0000ff' },
  })
    .png()
    .toBuffer();
  const icons = await drawIcons({ ...about, icon: { kind: 'picture', source } });
  expect(String(icons.get('favicon.svg'))).toContain('data:image/png;base64,');
  const { channels } = await sharp(icons.get('apple-touch-icon.png')).stats();
  expect(channels.map(({ min }) => min)).toEqual([0, 0, 255]);
});
