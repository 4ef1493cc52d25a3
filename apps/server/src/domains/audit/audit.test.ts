import { type AuditRow, endpoints } from '@digipals/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noLimits } from '../../deps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createStaff, type TestStaff } from '../../testing/staff.ts';
import { canonicalJson, detailHashOf, fingerprintOf } from './audit.policy.ts';
import { listAudit } from './audit.service.ts';
import { appendAudit, checkAudit } from './index.ts';

let server: TestApp;
let auditor: TestStaff;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
  auditor = await createStaff(server, { role: 'auditor' });
});

afterAll(() => server.close());

const query = (text: string, values: unknown[] = []) =>
  server.deps.database.pool.query(text, values);

/** Simulates an attacker with full access to the database. */
async function tamper(...statements: string[]): Promise<void> {
  for (const statement of [
    'ALTER TABLE audit DISABLE TRIGGER USER',
    ...statements,
    'ALTER TABLE audit ENABLE TRIGGER USER',
  ]) {
    await query(statement);
  }
}

const empty = () => tamper('TRUNCATE audit', `UPDATE audit_head SET row = 0, fingerprint = '\\x'`);

beforeEach(empty);

const append = (action: string, detail: unknown = { text: action }) =>
  server.deps.database.db.transaction().execute(db =>
    appendAudit(db, {
      actor: 'Reviewer 07',
      action,
      object: 'submission 1',
      detail,
      at: new Date(server.clock()),
    }),
  );

async function fill(rows: number): Promise<void> {
  for (let row = 1; row <= rows; row += 1) await append(`Action ${row}`);
}

const check = () => checkAudit(server.deps.database.db);

test('SAFE-07 an append-only log passes the check', async () => {
  expect(await check()).toEqual({ rows: 0, firstWrong: null, changed: [] });
  await fill(5);
  expect(await check()).toEqual({ rows: 5, firstWrong: null, changed: [] });
  const answer = await server.call('GET', 'desk/audit/check', { token: auditor.token });
  expect(answer.json()).toMatchObject({ rows: 5, firstWrong: null, changed: [] });
});

test('SAFE-07 the database rejects UPDATE, DELETE and TRUNCATE on the log', async () => {
  await fill(1);
  for (const statement of [
    `UPDATE audit SET actor = 'Somebody'`,
    'DELETE FROM audit',
    'TRUNCATE audit',
  ]) {
    await expect(query(statement)).rejects.toMatchObject({ code: '23001' });
  }
});

describe('SAFE-07 reports a changed row', () => {
  const changes: Record<string, string> = {
    at: `at + interval '1 microsecond'`,
    actor: `'Reviewer 08'`,
    action: `'Delivered'`,
    object: `'submission 2'`,
    detail_hash: `sha256('other')`,
    before: `sha256('other')`,
    fingerprint: `sha256('other')`,
    version: '1',
    covers_hash: `sha256('other')`,
    row: 'row + 100',
  };
  const column = Object.keys(changes);
  test.each(column)('SAFE-07 when its %s was changed', async name => {
    const { rows } = await query(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'audit'`,
    );
    expect(rows.map(one => one.name).sort()).toEqual([...column].sort());
    for (const row of [1, 3, 5]) {
      await empty();
      await fill(5);
      await tamper(`UPDATE audit SET ${name} = ${changes[name]} WHERE row = ${row}`);
      expect((await check()).firstWrong).toBe(row);
    }
  });
});

test('SAFE-07 reports a deleted row, including the first and the last', async () => {
  for (const row of [1, 2, 3]) {
    await empty();
    await fill(3);
    await tamper(`DELETE FROM audit WHERE row = ${row}`);
    expect((await check()).firstWrong).toBe(row);
  }
  await tamper('TRUNCATE audit');
  expect((await check()).firstWrong).toBe(1);
});

test('SAFE-07 reports an inserted row at any position', async () => {
  for (const row of [-1, 0, 4]) {
    await empty();
    await fill(3);
    await tamper(
      `INSERT INTO audit SELECT ${row}, at, actor, action, object, detail_hash, before, fingerprint, version, covers_hash
       FROM audit WHERE row = 3`,
    );
    expect((await check()).firstWrong).toBe(Math.max(row, 1));
  }
});

describe('SAFE-07 unreadable values break neither the check nor the list', () => {
  const corruptions: readonly (readonly [string, string, number])[] = [
    ['a time of infinity', `UPDATE audit SET at = 'infinity' WHERE row = 2`, 2],
    ['a time of -infinity', `UPDATE audit SET at = '-infinity' WHERE row = 2`, 2],
    ['a time beyond the maximum', `UPDATE audit SET at = '294276-12-31T00:00Z' WHERE row = 2`, 2],
    ['a time before the minimum', `UPDATE audit SET at = '4713-01-01 00:00Z BC' WHERE row = 2`, 2],
    ['a row number at the maximum', 'UPDATE audit SET row = 9223372036854775807 WHERE row = 2', 2],
    ['a row number at the minimum', 'UPDATE audit SET row = -9223372036854775808 WHERE row = 2', 1],
    [
      'a last row number beyond the safe integers',
      'UPDATE audit SET row = 9007199254740993 WHERE row = 3',
      3,
    ],
    ['a missing head', 'DELETE FROM audit_head', 4],
    ['a negative head', 'UPDATE audit_head SET row = -5', 1],
    ['a head at the maximum', 'UPDATE audit_head SET row = 9223372036854775807', 4],
  ];
  test.each(corruptions)('SAFE-07 %s', async (_name, statement, firstWrong) => {
    await fill(3);
    const head = (await query('SELECT * FROM audit_head')).rows[0];
    try {
      await tamper(statement);
      for (const [path, answered] of [
        ['check', { firstWrong }],
        ['', { hasMore: false }],
      ] as const) {
        const answer = await server.call('GET', `desk/audit/${path}`.replace(/\/$/, ''), {
          token: auditor.token,
        });
        expect(answer.status, answer.text).toBe(200);
        expect(answer.json()).toMatchObject(answered);
      }
      const { db } = server.deps.database;
      for (const row of (await listAudit(db, {})).rows) {
        expect(endpoints['GET desk/audit'].response.shape.rows.element.parse(row)).toEqual(row);
      }
    } finally {
      await query('DELETE FROM audit_head');
      await query('INSERT INTO audit_head (row, fingerprint) VALUES ($1, $2)', [
        head.row,
        head.fingerprint,
      ]);
    }
  });
});

test('SAFE-07 reports the first of two swapped rows', async () => {
  await fill(5);
  await tamper(
    'UPDATE audit SET row = 1000 WHERE row = 2',
    'UPDATE audit SET row = 2 WHERE row = 4',
    'UPDATE audit SET row = 4 WHERE row = 1000',
  );
  expect((await check()).firstWrong).toBe(2);
});

test('SAFE-07 reports a forged row with a matching hash, because the next row does not link to it', async () => {
  await fill(4);
  await append('Other action');
  const { rows } = await query('SELECT detail_hash FROM audit WHERE row = 5');
  await empty();
  await fill(4);
  const [second, first] = (await query('SELECT * FROM audit WHERE row <= 2 ORDER BY row DESC'))
    .rows;
  const forged = fingerprintOf({
    row: 2,
    at: BigInt(second.at.getTime()) * 1_000n,
    actor: second.actor,
    action: 'Other action',
    object: second.object,
    detailHash: rows[0].detail_hash,
    before: first.fingerprint,
    coversHash: second.covers_hash,
  });
  await tamper(
    `UPDATE audit SET action = 'Other action', detail_hash = '\\x${rows[0].detail_hash.toString('hex')}',
     fingerprint = '\\x${forged.toString('hex')}' WHERE row = 2`,
  );
  expect((await check()).firstWrong).toBe(2);
});

test('SAFE-07 reports the row of any change (property)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 6 }),
      fc.constantFrom('actor', 'action', 'object'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
      async (row, column, text) => {
        await empty();
        await fill(6);
        const { rows } = await query(`SELECT ${column} AS value FROM audit WHERE row = $1`, [row]);
        const safe = text.replaceAll('\0', '0');
        fc.pre(rows[0].value !== safe);
        await query('ALTER TABLE audit DISABLE TRIGGER USER');
        await query(`UPDATE audit SET ${column} = $1 WHERE row = $2`, [safe, row]);
        await query('ALTER TABLE audit ENABLE TRIGGER USER');
        expect((await check()).firstWrong).toBe(row);
      },
    ),
    { numRuns: 15 },
  );
});

test('SAFE-07 concurrent appends are numbered without gaps', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, number) => append(`At once ${number}`)));
  expect(await check()).toEqual({ rows: 40, firstWrong: null, changed: [] });
});

test('SAFE-07 checks logs that are longer than one batch', async () => {
  const { db } = server.deps.database;
  const at = new Date(server.clock());
  await db.transaction().execute(async transaction => {
    for (let row = 1; row <= 1_002; row += 1) {
      await appendAudit(transaction, { actor: 'System', action: `${row}`, object: 'log', at });
    }
  });
  expect(await check()).toEqual({ rows: 1_002, firstWrong: null, changed: [] });
  await tamper(`UPDATE audit SET actor = 'Nobody' WHERE row = 1001`);
  expect((await check()).firstWrong).toBe(1_001);
});

test('SAFE-07 a rolled-back action leaves no row', async () => {
  await fill(1);
  const rolledBack = server.deps.database.db.transaction().execute(async db => {
    const at = new Date(server.clock());
    await appendAudit(db, { actor: 'System', action: 'Notified', object: 'case 1', at });
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  await append('Next');
  expect(await check()).toEqual({ rows: 2, firstWrong: null, changed: [] });
});

test('SAFE-16 stores only a hash of the detail', async () => {
  await append('Returned', { text: 'canary text', note: 'canary note' });
  const { rows } = await query('SELECT row_to_json(audit)::text AS row FROM audit');
  expect(rows[0].row).not.toMatch(/canary/);
  expect(rows[0].row).toContain(
    detailHashOf({ note: 'canary note', text: 'canary text' }).toString('hex'),
  );
});

test('canonical JSON does not depend on key order', () => {
  const one = { b: [{ y: 1, x: null }], a: 'ü' };
  const other = { a: 'ü', b: [{ x: null, y: 1 }] };
  expect(canonicalJson(one)).toBe(canonicalJson(other));
  expect(canonicalJson({ a: [1, 2] })).not.toBe(canonicalJson({ a: [2, 1] }));
});

test('SAFE-07 lists and searches the log in pages, newest first', async () => {
  await fill(55);
  type Page = { rows: AuditRow[]; hasMore: boolean };
  const read = async (search: string) =>
    (await server.call('GET', `desk/audit?${search}`, { token: auditor.token })).json<Page>();
  const first = await read('');
  expect([first.rows.length, first.hasMore, first.rows[0]?.row]).toEqual([50, true, 55]);
  expect(first.rows[0]?.before).toBe(first.rows[1]?.fingerprint);
  const second = await read('before=6');
  expect(second.rows.map(({ row }) => row)).toEqual([5, 4, 3, 2, 1]);
  expect(second.hasMore).toBe(false);
  expect((await read('q=action%2012')).rows.map(({ action }) => action)).toEqual(['Action 12']);
  expect((await read('q=REVIEWER&before=3')).rows.length).toBe(2);
  expect((await read('q=%25')).rows).toEqual([]);
});
