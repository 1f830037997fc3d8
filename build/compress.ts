import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, gzip, constants as zlib } from 'node:zlib';

const TEXT = /\.(js|map|css|html|json|svg|xml|txt)$/;

const BEST_QUALITY = 11;
/** Brotli quality of source maps, which only developer tools load. The best quality takes ten times as long. */
const MAP_QUALITY = 5;

const brotliOptions = ({ length }: Uint8Array, quality = BEST_QUALITY) => ({
  params: { [zlib.BROTLI_PARAM_QUALITY]: quality, [zlib.BROTLI_PARAM_SIZE_HINT]: length },
});

export const brotli = (content: Uint8Array): Buffer => brotliCompressSync(content, brotliOptions(content));

export type Compressed = { readonly br: Uint8Array; readonly gz: Uint8Array };

/**
 * Compresses a file's content with brotli and gzip, off the main thread.
 * @param quality of brotli, 0 to 11
 */
export async function compressContent(content: Uint8Array, quality?: number): Promise<Compressed> {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, brotliOptions(content, quality)),
    promisify(gzip)(content, { level: 9 }),
  ]);
  return { br, gz };
}

/**
 * Writes `.br` and `.gz` copies of the text files in a folder, for servers that send precompressed files. Skips files
 * that already have copies, and files whose names begin with a dot.
 */
export async function compress(folder: string, compressed = compressContent) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names
    .map((name) => join(folder, name))
    .filter((file) => TEXT.test(file) && !basename(file).startsWith('.') && !existsSync(`${file}.br`));
  await Promise.all(
    files
      .filter((file) => statSync(file).isFile())
      .map(async (file) => {
        const { br, gz } = await compressed(
          readFileSync(file),
          file.endsWith('.map') ? MAP_QUALITY : BEST_QUALITY,
        );
        await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
      }),
  );
}
