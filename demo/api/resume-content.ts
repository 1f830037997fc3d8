import type { ResumeExtension } from '../../widgets/contract/application-rules';
import { readAt, type TempFile } from './upload-to-temp-file';

// Readers accept other bytes before the header, so that a file can be a program or a web page, too.
const PDF_HEADER = /^(?:\ufeff|\s)*%PDF-/;
const PDF_HEADER_WITHIN = 64;
const OLE_HEADER = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** The stream with the text of a Word document. Other programs write OLE files too. */
const OLE_WORD = Buffer.from('WordDocument', 'utf16le');
const OLE_WINDOW = 64 * 1024;

const ZIP_HEADER = Buffer.from('PK\x03\x04', 'latin1');
const ZIP_ENTRY = 0x02014b50;
const ZIP_ENTRY_BYTES = 46;
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
/** The 22 bytes of the end record, and the longest comment that may follow it. */
const ZIP_END_WITHIN = 22 + 0xffff;
const ZIP_MAX_DIRECTORY = 1024 * 1024;

async function isPdf(file: TempFile): Promise<boolean> {
  return PDF_HEADER.test((await readAt(file, 0, PDF_HEADER_WITHIN)).toString());
}

async function isWordOle(file: TempFile): Promise<boolean> {
  if (!(await readAt(file, 0, OLE_HEADER.length)).equals(OLE_HEADER)) return false;
  for (let position = 0; position < file.size; position += OLE_WINDOW) {
    // The windows overlap: the name may cross a boundary.
    if ((await readAt(file, position, OLE_WINDOW + OLE_WORD.length)).includes(OLE_WORD)) return true;
  }
  return false;
}

/** The names in a zip's directory; empty if it cannot be read. */
async function zipNames(file: TempFile): Promise<string[]> {
  const tail = await readAt(file, Math.max(0, file.size - ZIP_END_WITHIN), ZIP_END_WITHIN);
  const end = tail.lastIndexOf(ZIP_END);
  if (end < 0 || end + 22 > tail.length) return [];
  const length = tail.readUInt32LE(end + 12);
  if (length > ZIP_MAX_DIRECTORY) return [];
  const directory = await readAt(file, tail.readUInt32LE(end + 16), length);
  const names: string[] = [];
  let at = 0;
  while (at + ZIP_ENTRY_BYTES <= directory.length && directory.readUInt32LE(at) === ZIP_ENTRY) {
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((field) =>
      directory.readUInt16LE(at + field),
    );
    names.push(directory.toString('utf8', at + ZIP_ENTRY_BYTES, at + ZIP_ENTRY_BYTES + name));
    at += ZIP_ENTRY_BYTES + name + extra + comment;
  }
  return names;
}

/** Parts of a Word document that run: macros, and embedded programs. */
const PROGRAM = /vbaProject\.bin$|\.(?:bat|cmd|com|exe|hta|jar|js|jse|lnk|msi|ps1|scr|vbe|vbs|wsf)$/i;

async function isWordZip(file: TempFile): Promise<boolean> {
  if (!(await readAt(file, 0, ZIP_HEADER.length)).equals(ZIP_HEADER)) return false;
  const names = await zipNames(file);
  return names.includes('[Content_Types].xml') && names.some((name) => name.startsWith('word/'));
}

/** Whether a .docx file has macros or programs. */
export const hasPrograms = async (extension: ResumeExtension, file: TempFile): Promise<boolean> =>
  extension === '.docx' && (await zipNames(file)).some((name) => PROGRAM.test(name));

const CHECKS: Readonly<Record<ResumeExtension, (file: TempFile) => Promise<boolean>>> = {
  '.pdf': isPdf,
  '.doc': isWordOle,
  '.docx': isWordZip,
};

/** True if a file's content matches its extension. */
export const hasContentOf = (extension: ResumeExtension, file: TempFile): Promise<boolean> =>
  CHECKS[extension](file);
