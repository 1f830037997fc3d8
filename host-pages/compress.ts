import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';

const TEXT = /\.(js|map|css|html|json|svg|xml|txt)$/;

export const brotli = (content: Uint8Array): Buffer =>
  brotliCompressSync(content, {
    params: { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: content.length },
  });

/** Lays a `.br` and a `.gz` beside every text file of a folder, for servers that send them as they are. */
export function compress(folder: string) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (!TEXT.test(name) || !statSync(file).isFile()) continue;
    // Left by an earlier build, under a name that is never written anew.
    if (existsSync(`${file}.br`) && statSync(`${file}.br`).mtimeMs >= statSync(file).mtimeMs) continue;
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotli(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
