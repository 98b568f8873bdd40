/** Sample pictures. */
import dog from './portraits/dog.jpg?w=480&format=webp';
import lion from './portraits/lion.jpg?w=480&format=webp';
import robin from './portraits/robin.jpg?w=480&format=webp';

export type Picture = {
  name: string;
  address: string;
  /** Its name in sentences and file names. */
  called: string;
};

export const PICTURES = [
  { name: 'Lion', address: lion, called: 'lion' },
  { name: 'Dog', address: dog, called: 'dog' },
  { name: 'Outlaw', address: robin, called: 'outlaw' },
] as const satisfies readonly Picture[];

/** Fetches a picture. Rejects if that fails. */
export async function fetchPicture({ address }: Picture): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The picture couldn't be fetched: ${response.status}`);
  return response.blob();
}
