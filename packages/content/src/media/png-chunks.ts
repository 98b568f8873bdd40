/** PNGs in parts: https://www.w3.org/TR/png-3/#5Chunk-layout */
import { crc32 } from 'node:zlib';

/** The chunks of a PNG after its signature, each with length, type, contents and checksum. */
export function pngChunks(source: Buffer): Buffer[] {
  const chunks: Buffer[] = [];
  for (let at = 8; at + 12 <= source.length;) {
    const end = at + 12 + source.readUInt32BE(at);
    chunks.push(source.subarray(at, end));
    at = end;
  }
  return chunks;
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), data.length + 8);
  return chunk;
}
