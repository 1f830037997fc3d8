import { Readable } from 'node:stream';
import { strToU8, zipSync } from 'fflate';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readResumeKind } from '../../../server/api/resume/resume-kind';
import { uploadToTempFile } from '../../../server/api/upload-to-temp-file';
import { ole, pdf } from './resumes';

const bytesOf = (...parts: (string | Uint8Array)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));

const TYPES = '<Types><Override PartName="/word/document.xml" ContentType="…main+xml"/></Types>';
const PNG = bytesOf('\x89PNG\r\n\x1a\n', Buffer.alloc(100));

type Parts = Readonly<Record<string, string | Uint8Array>>;

/** Returns a .docx file with additional parts, compressed with `level`. With level 0, it is not compressed. */
const word = (parts: Parts = {}, level: 0 | 6 = 6) =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries({ '[Content_Types].xml': TYPES, 'word/document.xml': '<w/>', ...parts }).map(
          ([name, content]) => [name, typeof content === 'string' ? strToU8(content, true) : content],
        ),
      ),
      { level },
    ),
  );

function withComment(zip: Buffer, comment: string): Buffer {
  const copy = Buffer.from(zip);
  copy.writeUInt16LE(comment.length, copy.length - 2);
  return bytesOf(copy, comment);
}

/** Returns a file in the OLE format, which .doc files have. The file's directory has an entry for each of `names`. */
const oleWith = (...names: string[]) =>
  bytesOf(
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    ...names.map((name) => Buffer.concat([Buffer.from(name, 'utf16le')], 128)),
  );

const packed = (name: string) => bytesOf(oleWith('\x01Ole10Native'), `\x02\0${name}\0C:\\${name}\0`);

const ACCEPTED: Record<string, [Buffer, '.pdf' | '.doc' | '.docx']> = {
  'a PDF': [pdf(), '.pdf'],
  'a PDF after a byte order mark': [bytesOf('\xef\xbb\xbf', pdf()), '.pdf'],
  'a PDF after what a printer is told': [bytesOf('\x1b%-12345X@PJL SET COPIES=1\r\n', pdf()), '.pdf'],
  'a PDF after 1,000 zeros': [bytesOf(Buffer.alloc(1000), pdf()), '.pdf'],
  'a PDF after HTTP headers': [
    bytesOf('HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n', pdf()),
    '.pdf',
  ],
  'an encrypted PDF, which many print without a password': [bytesOf(pdf(), '/Encrypt 5 0 R'), '.pdf'],
  'an old Word document': [ole(), '.doc'],
  'an old Word document whose text is about macros': [
    bytesOf(oleWith('WordDocument'), Buffer.alloc(7), Buffer.from('_VBA_PROJECT\0', 'utf16le')),
    '.doc',
  ],
  RTF: [bytesOf('{\\rtf1\\ansi Asha Rao {\\pict 0102}}'), '.doc'],
  'a Word document': [word(), '.docx'],
  'a Word document that is not compressed': [word({}, 0), '.docx'],
  'one with capitals, as some programs write them': [
    Buffer.from(zipSync({ 'Word/Document.xml': strToU8('<w/>'), '[CONTENT_TYPES].XML': strToU8(TYPES) })),
    '.docx',
  ],
  'one with backslashes': [
    Buffer.from(zipSync({ 'word\\document.xml': strToU8('<w/>'), '[Content_Types].xml': strToU8(TYPES) })),
    '.docx',
  ],
  'one with slashes before its names': [
    Buffer.from(zipSync({ '/[Content_Types].xml': strToU8(TYPES), '/word/document.xml': strToU8('<w/>') })),
    '.docx',
  ],
  'one after which a mail program has appended a line break': [bytesOf(word(), '\r\n'), '.docx'],
  'one with a comment': [withComment(word(), 'Made by a converter'), '.docx'],
  'one with a picture whose name is that of a site': [word({ 'word/media/logo.www.x.com': PNG }), '.docx'],
  'one with pictures whose names end like scripts': [
    word({
      'word/media/photo.js': bytesOf('\xff\xd8\xff\xe0', Buffer.alloc(90)),
      'word/media/chart.cmd': bytesOf('GIF89a', Buffer.alloc(90)),
      'word/media/seal.scr': bytesOf('\x01\0\0\0', Buffer.alloc(36), ' EMF', Buffer.alloc(90)),
    }),
    '.docx',
  ],
  'one with a picture that has a program in its name': [word({ 'word/media/image.bat.png': PNG }), '.docx'],
  'one with a formula and a spreadsheet': [
    word({
      'word/embeddings/oleObject1.bin': oleWith('Equation Native'),
      'word/embeddings/Microsoft_Excel_Sheet1.xlsx': bytesOf('PK\x03\x04', Buffer.alloc(200)),
    }),
    '.docx',
  ],
  'one with a PDF as an object': [word({ 'word/embeddings/oleObject1.bin': packed('degree.pdf') }), '.docx'],
  'one with folders': [word({ 'word/media/': '', 'docProps/thumbnail.jpeg': '\xff\xd8\xff' }), '.docx'],
};

for (const [how, [bytes, extension]] of Object.entries(ACCEPTED))
  test(`${how} is accepted as ${extension}`, async () => {
    assert.equal(await kindOf(bytes), { extension });
  });

const REFUSED: Record<string, [Buffer, string]> = {
  'a document with macros': [word({ 'word/vbaProject.bin': 'x' }), 'programs'],
  'a document of the type with macros': [
    word({ '[Content_Types].xml': TYPES.replace('…', 'application/vnd.ms-word.document.macroEnabled.') }),
    'programs',
  ],
  'an old document with macros': [oleWith('WordDocument', '_VBA_PROJECT'), 'programs'],
  'a document with a program': [word({ 'word/embeddings/setup.exe': 'MZ\x90' }), 'programs'],
  'a document with a script': [word({ 'word/embeddings/a.vbs': 'MsgBox 1' }), 'programs'],
  'a document with a program that is called otherwise': [
    word({ 'word/embeddings/letter.dat': 'MZ\x90' }),
    'programs',
  ],
  'a document with a program as an object': [
    word({ 'word/embeddings/oleObject1.bin': packed('setup.EXE') }),
    'programs',
  ],
  'a document whose objects are larger than they look': [
    word({ 'word/embeddings/oleObject1.bin': Buffer.alloc(9 * 1024 * 1024) }),
    'objects',
  ],
  'a document with a password': [oleWith('EncryptionInfo', 'EncryptedPackage'), 'password'],
  'an old spreadsheet': [oleWith('Workbook'), 'other'],
  'a spreadsheet': [
    Buffer.from(zipSync({ '[Content_Types].xml': strToU8(TYPES), 'xl/workbook.xml': strToU8('<x/>') })),
    'other',
  ],
  'an OpenDocument text': [
    Buffer.from(zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.text') }, { level: 0 })),
    'other',
  ],
  'a document of Pages': [Buffer.from(zipSync({ 'Index/Document.iwa': strToU8('x') })), 'other'],
  'a document of more parts than Word writes': [
    word(Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`word/${at}.bin`, '']))),
    'other',
  ],
  'half a Word document': [word().subarray(0, 120), 'other'],
  'a program that is also a zip': [bytesOf('MZ\x90', word()), 'other'],
  'a program that is a PDF, too': [bytesOf('MZ\x90 program', pdf()), 'other'],
  'a shell script that is a PDF, too': [bytesOf('#!/bin/sh\n', pdf()), 'other'],
  'a web page that is a PDF, too': [bytesOf('text <script>1</script>', pdf()), 'other'],
  'a PDF after 1,025 zeros': [bytesOf(Buffer.alloc(1025), pdf()), 'other'],
  'a web page': [bytesOf('\r\n<html><body>Asha Rao'), 'page'],
  'XML of Word 2003': [bytesOf('<?xml version="1.0"?><?mso-application progid="Word.Document"?>'), 'page'],
  'a saved web page': [bytesOf('MIME-Version: 1.0\r\nContent-Type: multipart/related'), 'page'],
  'RTF with an object': [
    bytesOf('{\\rtf1', Buffer.alloc(65_530), '{\\object\\objemb{\\*\\objdata 01}}}'),
    'objects',
  ],
  'RTF with a template on the web': [bytesOf('{\\rtf1{\\*\\template https://x.example/a.dotm}}'), 'objects'],
  'a photo': [bytesOf('\xff\xd8\xff\xe0', Buffer.alloc(500)), 'other'],
  'plain text': [bytesOf('Asha Rao, Hyderabad'), 'other'],
};

for (const [how, [bytes, refusal]] of Object.entries(REFUSED))
  test(`${how} is refused`, async () => {
    assert.equal(await kindOf(bytes), { refusal });
  });

async function kindOf(bytes: Buffer) {
  const file = await uploadToTempFile(Readable.from([bytes]), Number.POSITIVE_INFINITY, () => new Error());
  try {
    return await readResumeKind(file);
  } finally {
    await file.handle.close();
  }
}

test.run();
