import { readdir } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listLeads, mapApplications } from '../../support/stored-leads';
import { withSite } from '../temp-site';
import { APPLICATION, docx, ole, pdf, type SentFile, upload, zip } from './resumes';

const CV: SentFile = { name: 'Asha Rao – CV.pdf', bytes: pdf() };

const FILES: [how: string, file: SentFile | undefined, message: string | undefined][] = [
  ['no file', undefined, 'Please Select File'],
  ['an empty file', { name: 'cv.pdf', bytes: Buffer.alloc(0) }, 'The file is empty.'],
  ['another extension', { name: 'cv.exe', bytes: pdf() }, 'Please choose a .pdf, .doc or .docx file'],
  ['a PDF', { name: 'cv.pdf', bytes: pdf() }, undefined],
  ['no extension, as phones offer it', { name: 'document', bytes: pdf(302) }, undefined],
  ['a space and a dot after its extension', { name: 'cv.pdf .', bytes: pdf(303) }, undefined],
  [
    'a photo',
    { name: 'cv.pdf', bytes: Buffer.from('\xff\xd8\xff') },
    'The file is not a PDF or Word document',
  ],
  ['a web page', { name: 'cv.doc', bytes: Buffer.from('<html>') }, 'The file is a web page'],
  ['RTF', { name: 'cv.doc', bytes: Buffer.from('{\\rtf1{\\object}}') }, 'The file has other files embedded'],
  ['a password', { name: 'cv.docx', bytes: ole('EncryptedPackage') }, 'The file is protected by a password'],
  [
    'macros',
    { name: 'cv.docx', bytes: zip('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin') },
    'The file has macros or programs.',
  ],
];

test('a résumé is accepted by its extension and its content, else the answer says to save it as a PDF', () =>
  withSite(async ({ db, send }) => {
    let stored = 0;
    for (const [how, file, message] of FILES) {
      const response = await send(await upload(APPLICATION, ...(file ? [file] : [])));
      assert.is(response.statusCode, message ? 400 : 200, how);
      const refusal = response.json().errors?.resume;
      if (message) assert.ok(refusal.startsWith(message), `${how}: ${response.body}`);
      if (message && file) assert.match(refusal, /save it as a PDF/, how);
      if (!message) stored++;
    }
    assert.is((await listLeads(db)).length, stored);
  }));

test('a file is stored with the extension of its content', () =>
  withSite(async ({ db, send }) => {
    const files = [
      ['CV.doc', docx()],
      ['CV.v2.docx', ole()],
      ['CV.pdf', docx()],
      ['document', pdf()],
      ['Asha Rao. ', pdf(301)],
      ['CV.PDF', pdf(302)],
      ['letter.docx', Buffer.from('{\\rtf1 Asha}')],
    ] as const;
    for (const [at, [name, bytes]] of files.entries()) {
      const phone_number = `987654321${at}`;
      const response = await send(await upload({ ...APPLICATION, phone_number }, { name, bytes }));
      assert.is(response.statusCode, 200, `${name}: ${response.body}`);
    }
    const stored = [...(await mapApplications(db)).values()].map(({ resume_name }) => resume_name);
    assert.equal(stored, [
      'CV.docx',
      'CV.v2.doc',
      'CV.docx',
      'document.pdf',
      'Asha Rao.pdf',
      'CV.PDF',
      'letter.doc',
    ]);
  }));

test('a file name is stored without folders and invisible characters', () =>
  withSite(async ({ db, folder, send }) => {
    const names = [
      '../../../etc/passwd.pdf',
      'C:\\Users\\asha\\cv.pdf',
      '/abs/olute.pdf',
      'a\u202efdp.exe.pdf',
      'ఆశ.pdf',
    ];
    for (const [at, name] of names.entries()) {
      const response = await send(await upload(APPLICATION, { name, bytes: pdf(300 + at) }));
      assert.is(response.statusCode, 200, name);
    }
    const stored = [...(await mapApplications(db)).values()].map(({ resume_name }) => resume_name);
    assert.equal(stored, ['passwd.pdf', 'cv.pdf', 'olute.pdf', 'afdp.exe.pdf', 'ఆశ.pdf']);
    assert.equal((await readdir(folder)).sort(), ['data', 'dist']);
  }));

test('a second file, and a file in another field, are rejected', () =>
  withSite(async ({ db, send }) => {
    const two = await send(await upload(APPLICATION, CV, { ...CV, field: 'file' }));
    assert.is(two.statusCode, 400);
    assert.is(two.json().message, 'Please send one file only');
    const other = await send(await upload(APPLICATION, { ...CV, field: 'photo' }));
    assert.is(other.statusCode, 413);
    assert.equal(await listLeads(db), []);
  }));

test.run();
