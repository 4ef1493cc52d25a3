import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noLimits } from '../../deps.ts';
import { doStep, onlyCase, report } from '../../testing/case-calls.ts';
import { befriend, createChild, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { sendMessage, sendPost, sendStatus } from '../../testing/messages.ts';
import { endRecall, recall } from '../../testing/recall-calls.ts';
import { claimCard, decide, deliver, goOut, review } from '../../testing/review-calls.ts';
import { createStaff, type TestStaff } from '../../testing/staff.ts';
import { eraseChild } from '../../use-cases/erase-child.ts';
import { keepRetention } from '../../use-cases/keep-retention.ts';
import { askErasure } from '../rights/index.ts';
import { checkAudit } from './index.ts';

let server: TestApp;
let mia: TestChild;
let ali: TestChild;
let reviewer: TestStaff;
let lead: TestStaff;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
  reviewer = await createStaff(server);
  lead = await createStaff(server, { role: 'lead' });
  mia = await createChild(server);
  ali = await createChild(server);
  await befriend(server, mia, ali);
});

afterAll(() => server.close());

const query = (text: string, values: unknown[] = []) =>
  server.deps.database.pool.query(text, values);
const changed = async () => (await checkAudit(server.deps.database.db)).changed;
/** The newest row of the log with an action. */
async function newestRow(action: string): Promise<number> {
  const { rows } = await query('SELECT row FROM audit WHERE action = $1 ORDER BY row DESC', [
    action,
  ]);
  return rows[0]?.row;
}

/** Changes one byte of a column, as somebody with the rights of the database would, and back. */
async function withByteChanged(
  { table, column, where }: { table: string; column: string; where: string },
  look: () => Promise<void>,
): Promise<void> {
  const { rows } = await query(`SELECT ${column} AS was FROM ${table} WHERE ${where}`);
  expect(rows).toHaveLength(1);
  const set = (value: unknown) =>
    query(`UPDATE ${table} SET ${column} = $1 WHERE ${where}`, [value]);
  const { was } = rows[0] as { was: string };
  await set(`${was.slice(0, -1)}${was.endsWith('x') ? 'y' : 'x'}`);
  try {
    await look();
  } finally {
    await set(was);
  }
  expect(await changed()).toEqual([]);
}

/** A delivered message with a note of its reviewer, and the blind second opinion on it. */
async function deliveredMessage() {
  const { submissionId } = await sendMessage(server, mia, ali, 'I like cats and dogs');
  const card = await claimCard(server, reviewer, { submissionId });
  const decisionId = await decide(server, reviewer, card, {
    ...deliver,
    editedText: 'I like cats and dogs.',
  });
  await goOut(server);
  const senior = await createStaff(server, { role: 'senior' });
  const again = await claimCard(server, senior, { kind: 'second', submissionId });
  await decide(server, senior, again, { outcome: 'return', reason: 'unkind', note: 'Not so kind' });
  await goOut(server);
  return { submissionId, decisionId };
}

describe('SAFE2-76 one changed byte is found, with the row of the log, table, row and field', () => {
  let submissionId: string;
  let decisionId: string;
  beforeAll(async () => {
    ({ submissionId, decisionId } = await deliveredMessage());
    expect(await changed()).toEqual([]);
  });

  test('SAFE2-76 in the delivered body', async () => {
    const { rows } = await query('SELECT message_id FROM messages WHERE submission_id = $1', [
      submissionId,
    ]);
    const row = await newestRow('Delivered with an edit');
    const where = `submission_id = '${submissionId}'`;
    await withByteChanged({ table: 'messages', column: 'body', where }, async () => {
      expect(await changed()).toEqual([
        { row, table: 'messages', key: rows[0].message_id, field: 'body' },
      ]);
    });
  });

  test.each([
    ['submissions', 'submissions'],
    ['submission_versions', 'submission_versions'],
  ])('SAFE2-76 in the submitted body of %s', async (table, named) => {
    const row = await newestRow('Decided to deliver');
    const where = `submission_id = '${submissionId}'`;
    await withByteChanged({ table, column: 'body', where }, async () => {
      const found = { row, table: named, key: `${submissionId}/1`, field: 'body' };
      expect(await changed()).toContainEqual(found);
    });
  });

  test.each(['reviewer_id', 'seen_body', 'edited_body'])(
    'SAFE2-76 in the decision: %s',
    async column => {
      if (column === 'reviewer_id') await query('ALTER TABLE decisions DISABLE TRIGGER ALL');
      const row = await newestRow('Decided to deliver');
      const where = `decision_id = '${decisionId}'`;
      await withByteChanged({ table: 'decisions', column, where }, async () => {
        expect(await changed()).toEqual([
          { row, table: 'decisions', key: decisionId, field: column },
        ]);
      });
      await query('ALTER TABLE decisions ENABLE TRIGGER ALL');
    },
  );

  test('SAFE2-76 in the second opinion', async () => {
    const row = await newestRow('Gave second opinion');
    const where = `decision_id = '${decisionId}'`;
    await withByteChanged({ table: 'second_opinions', column: 'note', where }, async () => {
      const found = { row, table: 'second_opinions', key: decisionId, field: 'note' };
      expect(await changed()).toEqual([found]);
    });
  });
});

test('SAFE2-76 one changed byte is found in posts, statuses, case events, reports and strikes', async () => {
  const post = await sendPost(server, mia, mia, 'My cat is black');
  const status = await sendStatus(server, mia, 'I am happy');
  await review(server, reviewer, post.submissionId, deliver);
  await review(server, reviewer, status.submissionId, deliver);
  const message = await sendMessage(server, mia, ali, 'You are a bad friend');
  await review(server, reviewer, message.submissionId, deliver);
  await report(server, ali, {
    reason: 'unkind',
    messageId: message.submissionId,
    text: 'She always says that',
  });
  const { caseId } = await onlyCase(server, lead);
  await doStep(server, lead, `${caseId}/notes`, { text: 'We talk to her teacher.' });
  await doStep(server, lead, `${caseId}/strikes`, { text: 'Unkind words', days: 30 });
  expect(await changed()).toEqual([]);
  for (const [table, column, where] of [
    ['posts', 'body', `submission_id = '${post.submissionId}'`],
    ['statuses', 'body', `submission_id = '${status.submissionId}'`],
    ['case_events', 'text', `kind = 'note'`],
    ['reports', 'text', 'true'],
    ['strikes', 'reason', 'true'],
  ] as const) {
    await withByteChanged({ table, column, where }, async () => {
      expect(await changed()).toMatchObject([{ table, field: column }]);
    });
  }
});

test('SAFE2-76 one changed byte of a recall is found, and its steps are covered', async () => {
  const { submissionId } = await sendMessage(server, mia, ali, 'Nobody plays with you');
  await review(server, reviewer, submissionId, deliver);
  const made = await recall(server, lead, submissionId);
  expect(await changed()).toEqual([]);
  const where = `recall_id = '${made.recallId}'`;
  await withByteChanged({ table: 'recalls', column: 'note', where }, async () => {
    expect(await changed()).toMatchObject([{ table: 'recalls', field: 'note' }]);
  });
  const senior = await createStaff(server, { role: 'senior' });
  expect((await endRecall(server, senior, made, 'confirm')).status).toBe(200);
  for (const by of [senior, lead]) {
    expect((await endRecall(server, by, made, 'restore')).status).toBe(200);
    expect(await changed()).toEqual([]);
  }
});

describe('SAFE2-76 what was added and removed', () => {
  test('SAFE2-76 a deleted covered row is found, and putting it back ends the difference', async () => {
    const { submissionId } = await sendMessage(server, mia, ali, 'Where do you live?');
    const card = await claimCard(server, lead, { submissionId });
    await server.call('POST', `desk/claims/${submissionId}/known`, {
      token: lead.token,
      body: { rev: card.rev, fence: card.lease.fence },
    });
    const tie = (await query('SELECT * FROM ties ORDER BY tie_id')).rows[0];
    expect(tie).toBeDefined();
    expect(await changed()).toEqual([]);
    await query('DELETE FROM ties WHERE tie_id = $1', [tie.tie_id]);
    const row = await newestRow('Knows');
    expect(await changed()).toEqual([
      { row, table: 'ties', key: tie.tie_id.toString(), field: null },
    ]);
    await query(
      'INSERT INTO ties (tie_id, staff_id, user_id, at) OVERRIDING SYSTEM VALUE VALUES ($1, $2, $3, $4)',
      [tie.tie_id, tie.staff_id, tie.user_id, tie.at],
    );
    expect(await changed()).toEqual([]);
  });

  test('SAFE2-76 what a row covers cannot be changed, removed or put in without being found', async () => {
    await expect(query(`UPDATE audit_covers SET fields = '{}'`)).rejects.toMatchObject({
      code: '23001',
    });
    await expect(query('DELETE FROM audit_covers')).rejects.toMatchObject({ code: '23001' });
    const row = await newestRow('Knows');
    const last = (await query('SELECT max(row) AS row FROM audit')).rows[0].row;
    for (const [change, back] of [
      [
        `UPDATE audit_covers SET key = 'x' || key WHERE row = ${row}`,
        `UPDATE audit_covers SET key = substr(key, 2) WHERE row = ${row}`,
      ],
      [
        `INSERT INTO audit_covers SELECT ${row}, 100, name, key, salt, fields FROM audit_covers WHERE row = ${row} LIMIT 1`,
        `DELETE FROM audit_covers WHERE place = 100`,
      ],
    ]) {
      await query('ALTER TABLE audit_covers DISABLE TRIGGER USER');
      await query(change ?? '');
      expect((await checkAudit(server.deps.database.db)).firstWrong).toBe(row);
      await query(back ?? '');
      await query('ALTER TABLE audit_covers ENABLE TRIGGER USER');
    }
    const { rows, firstWrong } = await checkAudit(server.deps.database.db);
    expect({ rows, firstWrong }).toEqual({ rows: Number(last), firstWrong: null });
  });

  test('SAFE2-75 a change without a row of the log is not covered by the next row of somebody else', async () => {
    const { rows } = await query(`UPDATE statuses SET body = 'Other' RETURNING user_id`);
    expect(rows).toHaveLength(1);
    await review(
      server,
      reviewer,
      (await sendPost(server, ali, ali, 'Hello')).submissionId,
      deliver,
    );
    expect(await changed()).toMatchObject([{ table: 'statuses', field: 'body' }]);
    // Transactions of other test files, on the same PostgreSQL, may keep them for a moment.
    const touched = async () => {
      await keepRetention(server.deps);
      return (await query('SELECT FROM audit_touched')).rowCount;
    };
    await expect.poll(touched).toBe(0);
    await query(`UPDATE statuses SET body = 'I am happy'`);
    expect(await changed()).toEqual([]);
  });
});

describe('SAFE2-77 what is erased or too old', () => {
  const DAY_MS = 86_400_000;
  const newest = async () =>
    (await query('SELECT action, object FROM audit ORDER BY row DESC LIMIT 1')).rows[0];

  test('SAFE2-77 leaves a log that can be checked, and hashes that nobody can try out', async () => {
    const cy = await createChild(server);
    const { userId } = cy;
    for (const text of ['My dog is brown', 'I have a ball']) {
      await review(server, reviewer, (await sendPost(server, cy, cy, text)).submissionId, deliver);
    }
    const { rows: keys } = await query(
      'SELECT decision_id AS key FROM decisions WHERE author_id = $1',
      [userId],
    );
    expect(keys).toHaveLength(2);
    await server.deps.database.db.transaction().execute(async db => {
      const at = new Date(server.clock());
      await askErasure(db, { userId, askedBy: 'System', now: true, at });
      expect(await eraseChild(db, server.deps, { userId, by: 'System', at })).toHaveProperty(
        'erased',
      );
    });
    expect(await newest()).toMatchObject({ action: 'Erased child' });
    expect(await checkAudit(server.deps.database.db)).toMatchObject({
      firstWrong: null,
      changed: [],
    });
    const covers = await query(
      `SELECT count(*) FILTER (WHERE fields IS NULL) AS gone, count(salt) AS salts, count(*) AS all
       FROM audit_covers WHERE name = 'decisions' AND key = ANY($1)`,
      [keys.map(({ key }) => key)],
    );
    expect(covers.rows[0]).toMatchObject({ gone: keys.length, salts: 0 });
  });

  test('SAFE2-77 a covered row that comes back from elsewhere is found', async () => {
    const { rows } = await query(
      `SELECT key FROM audit_covers WHERE name = 'posts' AND fields IS NULL`,
    );
    await query(
      `INSERT INTO posts (user_id, post_id, submission_id, author_id, body, delivered_at)
       SELECT author_id, $1, submission_id, author_id, body, now() FROM submissions LIMIT 1`,
      [rows[0].key],
    );
    expect(await changed()).toMatchObject([{ table: 'posts', key: rows[0].key, field: null }]);
    await query('DELETE FROM posts WHERE post_id = $1', [rows[0].key]);
  });

  test('SAFE2-77 retention says in the log what it deletes', async () => {
    const { submissionId } = await sendPost(server, ali, ali, 'You are stupid');
    await review(server, reviewer, submissionId, { outcome: 'return', reason: 'unkind' });
    expect(
      (await query('SELECT FROM decisions WHERE submission_id = $1', [submissionId])).rowCount,
    ).toBe(1);
    server.clock.advance(400 * DAY_MS);
    await keepRetention(server.deps);
    expect(
      (await query('SELECT FROM decisions WHERE submission_id = $1', [submissionId])).rowCount,
    ).toBe(0);
    const { rows } = await query(
      `SELECT object FROM audit WHERE action = 'Deleted after its time'`,
    );
    const objects = rows.flatMap(({ object }) => object.split(', '));
    expect(objects).toEqual(expect.arrayContaining(['decisions', 'submission_versions']));
    expect(await checkAudit(server.deps.database.db)).toMatchObject({
      firstWrong: null,
      changed: [],
    });
    const before = (await query('SELECT count(*) AS count FROM audit')).rows[0];
    await keepRetention(server.deps);
    expect((await query('SELECT count(*) AS count FROM audit')).rows[0]).toEqual(before);
  });
});
