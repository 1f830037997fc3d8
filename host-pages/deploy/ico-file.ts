const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

type Entry = { readonly size: number; readonly png: Uint8Array };

/** Returns an .ico file of square PNG images, each less than 256 pixels wide. */
export function icoFile(entries: readonly Entry[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * entries.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(entries.length, 4);
  let offset = header.length;
  for (const [at, { size, png }] of entries.entries()) {
    const row = HEADER_BYTES + ENTRY_BYTES * at;
    header.writeUInt8(size, row);
    header.writeUInt8(size, row + 1);
    // One colour plane, 32 bits per pixel.
    header.writeUInt16LE(1, row + 4);
    header.writeUInt16LE(32, row + 6);
    header.writeUInt32LE(png.length, row + 8);
    header.writeUInt32LE(offset, row + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...entries.map(({ png }) => png)]);
}
