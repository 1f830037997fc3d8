import { readdirSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, gzip, constants as zlib } from 'node:zlib';

const TEXT = /\.(js|map|css|html|json|svg|xml|txt)$/;

const brotliOptions = ({ length }: Uint8Array) => ({
  params: { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: length },
});

export const brotli = (content: Uint8Array): Buffer => brotliCompressSync(content, brotliOptions(content));

export type Compressed = { readonly br: Uint8Array; readonly gz: Uint8Array };

/** Compresses in zlib's thread pool. */
export async function compressContent(content: Uint8Array): Promise<Compressed> {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, brotliOptions(content)),
    promisify(gzip)(content, { level: 9 }),
  ]);
  return { br, gz };
}

/** Writes a `.br` and a `.gz` next to every text file in a folder, for servers that send precompressed files. */
export async function compress(folder: string, compressed = compressContent) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.map((name) => join(folder, name)).filter((file) => TEXT.test(file));
  await Promise.all(
    files
      .filter((file) => statSync(file).isFile())
      .map(async (file) => {
        const { br, gz } = await compressed(readFileSync(file));
        await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
      }),
  );
}
