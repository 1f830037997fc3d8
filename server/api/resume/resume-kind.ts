import { readAt, type TempFile } from '../upload-to-temp-file';
import type { ResumeKind } from './kind';
import { readWordZip } from './word-zip';

/** Number of bytes at the start of a file in which PDF readers look for the PDF header. */
const PDF_HEADER_WITHIN = 1024;
// Matches the bytes before a PDF header if they make the file a program, an archive or a page. Other bytes before the
// header are allowed, since printers and mail programs add some.
const OTHER_BEFORE_PDF = /^(?:MZ|PK|\x7fELF|#!|Rar!|7z|\{\\rtf)|</;

const OLE_HEADER = Buffer.from('d0cf11e0a1b11ae1', 'hex').toString('latin1');
const ZIP_HEADER = 'PK\x03\x04';
const RTF_HEADER = /^(?:\xef\xbb\xbf|\s)*\{\\rtf/;
/**
 * Matches the start of HTML, XML or MHTML. Such files are refused: Word opens them as documents, but browsers open them
 * as pages.
 */
const PAGE_HEADER = /^(?:\xef\xbb\xbf|\s)*(?:<|MIME-Version:)/i;

// An OLE file, such as a .doc, has a directory of its streams. Each entry is 128 bytes long, and begins with the
// stream's name in UTF-16.
const utf16 = (text: string) => Buffer.from(text, 'utf16le').toString('latin1');
/** Name of the stream that contains a document's text. Only Word's OLE files have a stream with this name. */
const OLE_WORD = utf16('WordDocument');
const OLE_ENCRYPTED = utf16('EncryptedPackage');
const OLE_MACROS = utf16('_VBA_PROJECT\0');
const OLE_ENTRY_BYTES = 128;

/** Matches RTF that embeds an object, or that would make Word fetch a template or data. */
const RTF_OBJECT = /\\obj|\\template[^{}]{0,20}https?:|\\fldinst[^{}]{0,40}\bDDE/i;

const WINDOW_BYTES = 64 * 1024;
const OVERLAP_BYTES = 128;

/** Yields the bytes of a file, as latin1, in windows that overlap, since a match may cross a boundary. */
async function* windowsOf(file: TempFile): AsyncGenerator<[text: string, position: number]> {
  for (let position = 0; position < file.size; position += WINDOW_BYTES) {
    yield [(await readAt(file, position, WINDOW_BYTES + OVERLAP_BYTES)).toString('latin1'), position];
  }
}

function hasOleEntry(text: string, position: number, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if ((position + at) % OLE_ENTRY_BYTES === 0) return true;
  }
  return false;
}

async function readOle(file: TempFile): Promise<ResumeKind> {
  const found = { word: false, encrypted: false, macros: false };
  for await (const [text, position] of windowsOf(file)) {
    found.word ||= text.includes(OLE_WORD);
    found.encrypted ||= text.includes(OLE_ENCRYPTED);
    // Looks only at the starts of directory entries, where the names of streams are. Elsewhere, the same characters may
    // be text of the document.
    found.macros ||= hasOleEntry(text, position, OLE_MACROS);
  }
  if (found.word) return found.macros ? { refusal: 'programs' } : { extension: '.doc' };
  return { refusal: found.encrypted ? 'password' : 'other' };
}

async function readRtf(file: TempFile): Promise<ResumeKind> {
  for await (const [text] of windowsOf(file)) if (RTF_OBJECT.test(text)) return { refusal: 'objects' };
  // Old versions of Word and WordPad save RTF as .doc, and Word opens RTF with this extension.
  return { extension: '.doc' };
}

/** Detects an uploaded résumé's file type by its content. */
export async function readResumeKind(file: TempFile): Promise<ResumeKind> {
  const head = (await readAt(file, 0, PDF_HEADER_WITHIN + '%PDF-'.length)).toString('latin1');
  if (head.startsWith(ZIP_HEADER)) return readWordZip(file);
  if (head.startsWith(OLE_HEADER)) return readOle(file);
  if (RTF_HEADER.test(head)) return readRtf(file);
  const pdfAt = head.indexOf('%PDF-');
  if (pdfAt >= 0 && !OTHER_BEFORE_PDF.test(head.slice(0, pdfAt))) return { extension: '.pdf' };
  return { refusal: PAGE_HEADER.test(head) ? 'page' : 'other' };
}
