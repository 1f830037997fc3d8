#!/bin/sh
# A Word document that a web page made, and the command `file`.
#
# One would guess: `file` (libmagic) names the type of each valid .docx file, since it looks into the ZIP archive for it.
# What happens: `file` does so for documents that the packages docx and officegen write. Documents of html-to-docx
# contain an entry for each folder, and the first entry is `_rels/`. For these documents, `file` says application/zip.
# The npm package file-type names the type of all three correctly.
# Who is hurt: people who make their résumé with a builder on the web and upload it to a form whose server checks with
# libmagic, as most PHP servers do (finfo). The server refuses a document that Word opens.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund docx@9.15.2 officegen@0.6.5 html-to-docx@1.8.0 file-type@22.3.0
apt-get download file=1:5.44-3 libmagic1=1:5.44-3 libmagic-mgc=1:5.44-3 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done

cat >check.mjs <<'JS'
import { execFileSync } from 'node:child_process';
import { createWriteStream, readFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { Document, Packer, Paragraph } from 'docx';
import { fileTypeFromBuffer } from 'file-type';
import htmlToDocx from 'html-to-docx';
import officegen from 'officegen';

const TEXT = 'Seven years in motor claims.';
const WRITERS = {
  docx: async (file) =>
    writeFileSync(file, await Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph(TEXT)] }] }))),
  officegen: async (file) => {
    const document = officegen('docx');
    document.createP().addText(TEXT);
    const stream = createWriteStream(file);
    document.generate(stream);
    await once(stream, 'close');
  },
  'html-to-docx': async (file) => writeFileSync(file, Buffer.from(await htmlToDocx(`<p>${TEXT}</p>`))),
};
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const [library] = execFileSync('find', ['debian', '-name', 'libmagic.so.1'], { encoding: 'utf8' }).split('\n');
const runFile = (...args) =>
  execFileSync('debian/usr/bin/file', ['-m', 'debian/usr/lib/file/magic.mgc', ...args], {
    encoding: 'utf8',
    env: { LD_LIBRARY_PATH: library.slice(0, library.lastIndexOf('/')) },
  });
const versionOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

console.log(`${runFile('--version').split('\n')[0]}, file-type ${versionOf('file-type')}:`);
let isAsSeen = true;
for (const [name, write] of Object.entries(WRITERS)) {
  const file = `${name}.docx`;
  await write(file);
  const byFile = runFile('--brief', '--mime-type', file).trim();
  const byPackage = (await fileTypeFromBuffer(readFileSync(file)))?.mime;
  console.log(`${name} ${versionOf(name)}: ${byFile}, ${byPackage}`);
  isAsSeen &&= byPackage === WORD && byFile === (name === 'html-to-docx' ? 'application/zip' : WORD);
}
if (!isAsSeen) {
  console.error('This differs from what was seen: `file` takes the document of html-to-docx for an archive.');
  process.exit(1);
}
JS
node check.mjs || exit 1
