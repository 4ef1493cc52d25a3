import type { Measure } from '@digipals/contract';
import { expect, onTestFinished, test } from 'vitest';
import { noLimits } from '../../deps.ts';
import { onlyCase, report } from '../../testing/case-calls.ts';
import { createChild } from '../../testing/children.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { objectTo, setMeasure, stepInMeasure } from '../../testing/measure-calls.ts';
import { createStaff } from '../../testing/staff.ts';
import { checkAudit } from '../audit/index.ts';

test('SAFE2-89 each step of a measure is in the log, which finds a changed byte in it', async () => {
  const server = await createTestApp({ config: { limits: noLimits } });
  onTestFinished(() => server.close());
  const { pool, db } = server.deps.database;
  const [mia, ali] = [await createChild(server), await createChild(server)];
  const senior = await createStaff(server, { role: 'senior' });
  const other = await createStaff(server, { role: 'senior' });
  const lead = await createStaff(server, { role: 'lead' });
  await report(server, mia, { reason: 'unkind', userId: ali.userId });
  const { caseId } = await onlyCase(server, senior);
  const actionsOf = async ({ measureId }: Measure): Promise<string[]> => {
    const { rows } = await pool.query('SELECT action FROM audit WHERE object = $1 ORDER BY row', [
      `measure ${measureId}`,
    ]);
    return rows.map(({ action }) => action);
  };

  const long = await setMeasure(server, senior, caseId, { days: 14 });
  await stepInMeasure(server, other, long, 'confirm');
  await objectTo(server, ali, long);
  await objectTo(server, ali, long, { text: 'It was a joke.' });
  const isUnfair = { isFair: false, text: 'You were right, it was a joke.' };
  await stepInMeasure(server, lead, long, 'answer', isUnfair);
  expect(await actionsOf(long)).toEqual([
    ...['Proposed measure', 'Confirmed measure', 'Child objected', 'Child said more'],
    'Answered objection',
  ]);
  const short = await setMeasure(server, senior, caseId);
  await stepInMeasure(server, other, short, 'end', { note: 'The two have made up again.' });
  expect(await actionsOf(short)).toEqual(['Set measure', 'Took measure back']);

  expect((await checkAudit(db)).changed).toEqual([]);
  for (const [table, column] of [
    ['measures', 'note'],
    ['objections', 'answer_words'],
  ] as const) {
    const change = (to: string) =>
      pool.query(`UPDATE ${table} SET ${column} = ${to} WHERE measure_id = $1`, [long.measureId]);
    await change(`${column} || '!'`);
    expect((await checkAudit(db)).changed).toMatchObject([
      { table, key: long.measureId, field: column },
    ]);
    await change(`left(${column}, -1)`);
  }
});
