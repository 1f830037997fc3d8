import { STORED_MOBILE, VALID_APPLICATION } from '../../support/valid-lead';

/** Returns a file of `size` bytes that the server's check accepts as a PDF. */
export const pdf = (size = 300): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n')], size).fill('a', 9);

/** Returns a file in the OLE format, which .doc files have. The file's directory lists `part`. */
export const ole = (part = 'WordDocument'): Buffer =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(70_000),
    Buffer.from(part, 'utf16le'),
    Buffer.alloc(500),
  ]);

/** Returns a zip of empty files with the given names. */
export function zip(...names: string[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const name of names) {
    const local = Buffer.alloc(30);
    local.write('PK\x03\x04', 'latin1');
    local.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.write('PK\x01\x02', 'latin1');
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(at, 42);
    locals.push(local, Buffer.from(name));
    central.push(entry, Buffer.from(name));
    at += 30 + Buffer.byteLength(name);
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, directory, end]);
}

export const docx = (): Buffer => zip('[Content_Types].xml', '_rels/.rels', 'word/document.xml');

export const APPLICATION = {
  action: 'apply',
  job_id: '1',
  full_name: `${VALID_APPLICATION.first_name} ${VALID_APPLICATION.last_name}`,
  email: VALID_APPLICATION.email,
  phone_number: STORED_MOBILE,
  linkedin_profile: VALID_APPLICATION.linkdin,
};

/** Fields of an application that is sent without JavaScript. The file with the résumé is not among them. */
export const PLAIN_APPLICATION = {
  action: 'apply',
  job_id: '2',
  ...VALID_APPLICATION,
  linkdin: '',
};

export type SentFile = { readonly field?: string; readonly name: string; readonly bytes: Buffer };

/** Encodes an application as a browser does. */
export async function upload(fields: Record<string, string>, ...files: SentFile[]) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { field = 'resume', name, bytes } of files)
    form.append(field, new Blob([new Uint8Array(bytes)]), name);
  const request = new Response(form);
  return {
    method: 'POST' as const,
    url: '/api/careers.php',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  };
}
