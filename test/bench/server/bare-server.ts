/**
 * A minimal server that stores leads, as a baseline for our server: node:http, busboy to parse the form, and one insert
 * of the form's fields. The insert is as durable as ours. The table has a column for each field, and no index except
 * the primary key. Prints the server's origin.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import busboy from 'busboy';
import Database from 'libsql';
import pg from 'pg';
import { QUOTE_FIELDS } from '../../../widgets/contract/field-rules';

const NAMES = Object.keys(QUOTE_FIELDS);
const COLUMNS = ['received_at', ...NAMES];

const insertInto = (placeholders: readonly string[]) =>
  `insert into leads (${COLUMNS.join()}) values (${placeholders.join()})`;

type Insert = (values: string[]) => Promise<unknown>;

async function openPostgres(url: string): Promise<Insert> {
  const pool = new pg.Pool({ connectionString: url });
  await pool.query(`create table leads (id serial primary key, ${COLUMNS.map((name) => `${name} text`)})`);
  const sql = insertInto(COLUMNS.map((_, at) => `$${at + 1}`));
  return (values) => pool.query(sql, values);
}

function openFile(folder: string): Insert {
  const database = new Database(join(folder, 'bare.db'));
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  database.exec(`create table leads (id integer primary key, ${COLUMNS.map((name) => `${name} text`)})`);
  const statement = database.prepare(insertInto(COLUMNS.map(() => '?')));
  return async (values) => statement.run(values);
}

const readForm = (req: IncomingMessage) =>
  new Promise<Map<string, string>>((resolve, reject) => {
    const form = new Map<string, string>();
    const parser = busboy({ headers: req.headers });
    parser.on('field', (name, value) => form.set(name, value));
    parser.on('error', reject);
    parser.on('close', () => resolve(form));
    req.pipe(parser);
  });

const { DATABASE_URL, DATA_DIR = '.' } = process.env;
const insert = await (DATABASE_URL ? openPostgres(DATABASE_URL) : openFile(DATA_DIR));
const body = JSON.stringify({ success: true });

const server = createServer(async (req, res) => {
  const form = await readForm(req);
  await insert([new Date().toISOString(), ...NAMES.map((name) => form.get(name) ?? '')]);
  res.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
