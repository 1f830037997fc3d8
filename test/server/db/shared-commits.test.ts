import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FileConnection } from '../../../server/db/file-connection';
import { SharedCommits, type SharedTransaction } from '../../../server/db/shared-commits';
import { withTempFolder } from '../temp-site';

const insert = (name: string) => (transaction: SharedTransaction) =>
  transaction.execute('insert into names values (?)', [name]);

type Use = (options: {
  /**
   * Runs transactions at the same time. Resolves to a text for each transaction: its name if it is committed, otherwise
   * its error message.
   */
  readonly runAll: (
    transactions: Readonly<Record<string, (transaction: SharedTransaction) => unknown>>,
  ) => Promise<string[]>;
  /** Returns the stored names that a second connection to the file sees. */
  readonly stored: () => Promise<string[]>;
  /** The statements that `SharedCommits` has run in addition to the transactions' inserts, such as `commit`. */
  readonly statements: string[];
}) => Promise<void>;

const withConnection = (use: Use, joinMs?: number) =>
  withTempFolder(async (folder) => {
    const file = join(folder, 'test.db');
    const connection = new FileConnection(file, 1000);
    await connection.run('create table names (name text)');
    await connection.run('create table parents (id integer primary key)');
    await connection.run(
      'create table children (parent integer references parents deferrable initially deferred)',
    );
    const statements: string[] = [];
    const execute = connection.execute.bind(connection);
    connection.execute = (sql, parameters) => {
      if (!sql.startsWith('insert')) statements.push(sql);
      return execute(sql, parameters);
    };
    const commits = new SharedCommits(connection, joinMs);
    const runOne = async (name: string, work: (transaction: SharedTransaction) => unknown) => {
      const transaction = await commits.begin();
      try {
        await work(transaction);
      } catch (error) {
        transaction.rollback();
        throw error;
      }
      await transaction.commit();
      return name;
    };
    const other = new FileConnection(file, 1000);
    try {
      await use({
        runAll: (transactions) =>
          Promise.all(
            Object.entries(transactions).map(([name, work]) =>
              runOne(name, work).catch((error: Error) => error.message),
            ),
          ),
        stored: async () =>
          (await other.run('select name from names')).rows.map((row) => (row as { name: string }).name),
        statements,
      });
    } finally {
      connection.close();
      other.close();
    }
  });

const failing = (transaction: SharedTransaction) => {
  insert('undone')(transaction);
  throw new Error('no');
};

test('transactions that run at once share a commit, and one that fails is undone alone', () =>
  withConnection(async ({ runAll, stored, statements }) => {
    const results = await runAll({ one: insert('one'), two: failing, three: insert('three') });
    assert.equal(results, ['one', 'no', 'three']);
    assert.equal(await stored(), ['one', 'three']);
    assert.is(statements.filter((sql) => sql === 'commit').length, 1);
  }));

test('a group that is old is committed before the next transaction begins', () =>
  withConnection(async ({ runAll, stored, statements }) => {
    assert.equal(await runAll({ one: insert('one'), two: insert('two') }), ['one', 'two']);
    assert.equal(await stored(), ['one', 'two']);
    assert.is(statements.filter((sql) => sql === 'commit').length, 2);
  }, 0));

test('if the first fails, the others are committed', () =>
  withConnection(async ({ runAll, stored }) => {
    assert.equal(await runAll({ one: failing, two: insert('two'), three: failing }), ['no', 'two', 'no']);
    assert.equal(await stored(), ['two']);
    assert.equal(await runAll({ four: insert('four') }), ['four']);
    assert.equal(await stored(), ['two', 'four']);
  }));

test('if the commit fails, none is reported as committed, and later ones are', () =>
  withConnection(async ({ runAll, stored }) => {
    const results = await runAll({
      one: insert('one'),
      two: (transaction) => transaction.execute('insert into children values (1)', []),
      three: insert('three'),
    });
    assert.is(new Set(results).size, 1);
    assert.match(results[0] ?? '', /FOREIGN KEY/);
    assert.equal(await stored(), []);
    assert.equal(await runAll({ four: insert('four') }), ['four']);
    assert.equal(await stored(), ['four']);
  }));

test('if SQLite rolls everything back, none is reported as committed, and later ones are', () =>
  withConnection(async ({ runAll, stored }) => {
    const results = await runAll({
      one: insert('one'),
      // Make SQLite roll back the whole transaction with `insert or rollback`. SQLite does the same when the disk is
      // full.
      two: (transaction) => {
        transaction.execute('insert into parents values (1)', []);
        transaction.execute('insert or rollback into parents values (1)', []);
      },
      three: insert('three'),
    });
    assert.match(results[1] ?? '', /UNIQUE/);
    assert.not.equal(results[0], 'one');
    assert.equal([await stored(), results[2]], [['three'], 'three']);
    assert.equal(await runAll({ four: insert('four') }), ['four']);
    assert.equal(await stored(), ['three', 'four']);
  }));

test.run();
