import { Readable } from 'node:stream';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { chunksOf, readAt, type TempFile } from '../upload-to-temp-file';
import type { ResumeKind } from './kind';

/**
 * Maximum number of parts in a document. The parts are the files in the zip. Limited, since checking each part takes
 * time. Real documents have fewer than 200 parts.
 */
const MAX_PARTS = 500;
const HEAD_BYTES = 64;
const MAX_TYPES_BYTES = 256 * 1024;
/**
 * Maximum total size of a document's embedded objects after unpacking. Limited, since unpacked data may be 1,000 times
 * as large as the zip.
 */
const MAX_OBJECT_BYTES = 8 * 1024 * 1024;

const PROGRAM_EXTENSIONS = 'bat|cmd|com|exe|hta|jar|js|jse|lnk|msi|ps1|scr|vbe|vbs|wsf';
const PROGRAM_NAME = new RegExp(`\\.(?:${PROGRAM_EXTENSIONS})$`);
/**
 * Matches the names of XML parts, folders and pictures. No program runs these parts, so their content isn't checked,
 * unless PROGRAM_NAME also matches. ([Content_Types].xml is checked separately.)
 */
const HARMLESS_NAME = /\.(?:xml|rels)$|\/$|\/media\//;
/**
 * Matches the names of a document's parts that contain an embedded file. Word packs the file into an OLE object that
 * contains the file's name.
 */
const OBJECT = /\/embeddings\/[^/]+\.bin$/;
const PACKAGE = Buffer.from('Ole10Native', 'utf16le').toString('latin1');
const PACKED_PROGRAM = new RegExp(`\\.(?:${PROGRAM_EXTENSIONS})\\0`, 'i');

/** Matches the first bytes of programs for Windows, Linux and macOS, and of scripts. */
const PROGRAM_HEAD = /^(?:MZ|\x7fELF|\xcf\xfa\xed\xfe|\xca\xfe\xba\xbe|#!)/;
/** The first bytes of PNG, JPEG, GIF, BMP, TIFF, JPEG XR, WebP and WMF. */
const PICTURE_HEADS = [
  '\x89PNG',
  '\xff\xd8\xff',
  'GIF8',
  'BM',
  'II*\0',
  'MM\0*',
  'II\xbc',
  'RIFF',
  '\xd7\xcd\xc6\x9a',
  '\x01\0\x09\0',
];

/**
 * True if a part's content is a picture. Doesn't use the part's name, since a picture's name may end like a program's:
 * `logo.www.x.com` has the extension `com`.
 */
const isPicture = (head: string) =>
  PICTURE_HEADS.some((start) => head.startsWith(start)) || head.startsWith(' EMF', 40);

/** Returns the beginning of a part, unpacked, as latin1. */
async function readPart(zip: ZipFile, entry: Entry, length: number): Promise<string> {
  const chunks: Buffer[] = [];
  let left = length;
  for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    left -= chunk.length;
    if (left <= 0) break;
  }
  return Buffer.concat(chunks).subarray(0, length).toString('latin1');
}

/** Normalises a part's name as Word does: some programs write capitals, backslashes or a leading slash. */
const nameOf = ({ fileNameRaw }: Entry) =>
  fileNameRaw.toString().replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

async function readParts(zip: ZipFile): Promise<ResumeKind> {
  let hasTypes = false;
  let hasWord = false;
  let left = MAX_OBJECT_BYTES;
  if (zip.entryCount > MAX_PARTS) return { refusal: 'other' };
  for await (const entry of zip.eachEntry()) {
    const name = nameOf(entry);
    hasWord ||= name.startsWith('word/');
    if (name.endsWith('/vbaproject.bin')) return { refusal: 'programs' };
    if (name === '[content_types].xml') {
      hasTypes = true;
      if (/macroEnabled/i.test(await readPart(zip, entry, MAX_TYPES_BYTES))) return { refusal: 'programs' };
    } else if (OBJECT.test(name)) {
      const content = await readPart(zip, entry, left);
      left -= content.length;
      if (left <= 0) return { refusal: 'objects' };
      if (content.includes(PACKAGE) && PACKED_PROGRAM.test(content)) return { refusal: 'programs' };
    } else if (PROGRAM_NAME.test(name) || !HARMLESS_NAME.test(name)) {
      const head = await readPart(zip, entry, HEAD_BYTES);
      if (PROGRAM_HEAD.test(head) || (PROGRAM_NAME.test(name) && !isPicture(head)))
        return { refusal: 'programs' };
    }
  }
  return hasTypes && hasWord ? { extension: '.docx' } : { refusal: 'other' };
}

const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;

/**
 * Returns the position at which the zip in a file ends. Mail programs append line breaks to a file, but yauzl expects
 * nothing after the zip.
 */
async function endOf(file: TempFile): Promise<number> {
  const from = Math.max(0, file.size - ZIP_END_BYTES - MAX_COMMENT_BYTES);
  const tail = await readAt(file, from, file.size - from);
  const at = tail.lastIndexOf(ZIP_END);
  if (at < 0 || at + ZIP_END_BYTES > tail.length) return file.size;
  return Math.min(file.size, from + at + ZIP_END_BYTES + tail.readUInt16LE(at + ZIP_END_BYTES - 2));
}

/**
 * Reads ranges of bytes from the file for yauzl. Doesn't use a stream of the handle, since that stream would close the
 * handle at its end.
 */
class FileReader extends RandomAccessReader {
  constructor(private readonly file: TempFile) {
    super();
  }
  override _readStreamForRange(start: number, end: number) {
    return Readable.from(chunksOf(this.file, start, end));
  }
}

/** Detects the kind of a file that starts like a zip. Newer Word documents are zips of parts. */
export async function readWordZip(file: TempFile): Promise<ResumeKind> {
  try {
    // With `decodeStrings: false`, yauzl doesn't check that names are safe paths. The check isn't needed: nothing is
    // unpacked to the disk.
    const options = { autoClose: false, lazyEntries: true, decodeStrings: false };
    const reader = new FileReader(file);
    return await readParts(await fromRandomAccessReaderPromise(reader, await endOf(file), options));
  } catch {
    // The zip is damaged, encrypted, or compressed in a way that Word doesn't use.
    return { refusal: 'other' };
  }
}
