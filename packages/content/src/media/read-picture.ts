/** Reads pictures as browsers show them: upright, and in sRGB. */
import sharp, { type Raw, type Sharp } from 'sharp';

/** Raw pixels of a decoded picture. */
export type Pixels = { data: Buffer; raw: Raw };

export async function decode(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  // Only these: sharp also reports "premultiplied" for pixels that aren't.
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

export const toImage = ({ data, raw }: Pixels): Sharp => sharp(data, { raw });

/**
 * Opens a picture for resizing and encoding.
 * @throws if the source isn't a picture
 */
export async function openPicture(source: Buffer): Promise<Sharp> {
  const { depth, icc, space } = await sharp(source).metadata();
  const picture = sharp(source).autoOrient();
  // sharp applies the profile of a picture with 8 bits per channel. With 16 bits, it converts colors to Display P3 and
  // grays not at all, and writes the result as if it were sRGB.
  if (!icc || depth !== 'ushort') return picture;
  if (space === 'grey16') {
    const gray = await picture.toColourspace('b-w').keepIccProfile().png().toBuffer();
    return sharp(gray);
  }
  return toImage(await decode(picture.withIccProfile('srgb')));
}
