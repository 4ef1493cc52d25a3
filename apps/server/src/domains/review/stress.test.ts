import { expect, test } from 'vitest';
import { noLimits } from '../../deps.ts';
import { createTestApp, START } from '../../testing/create-test-app.ts';
import { fillForReview } from '../../testing/review-load.ts';
import { reviewInStorm } from '../../testing/review-storm.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { checkAudit } from '../audit/index.ts';

test('SAFE-01 SAFE-03 SAFE-04 SAFE2-13 twelve reviewers on two servers with dying connections decide and deliver 300 texts exactly once, the severe ones by two', async () => {
  const database = await createTestDatabase();
  const filling = await database.pool.connect();
  const adults = await fillForReview(filling, { submissions: 300, reviewers: 12 }, START);
  filling.release(true);
  const server = await createTestApp({ database, config: { limits: noLimits } });
  const { tally, mistakes } = await reviewInStorm({
    connection: database.config,
    deps: server.deps,
    advance: server.clock.advance,
    adults,
    cutEveryMs: 200,
  });
  expect(mistakes).toEqual([]);
  expect(tally.decided).toBeGreaterThanOrEqual(300);
  for (const happened of ['refused', 'undone', 'abandoned', 'opinions'] as const) {
    expect(tally[happened], happened).toBeGreaterThan(0);
  }
  expect(await checkAudit(database.db)).toMatchObject({ firstWrong: null, changed: [] });
  await server.close();
  await database.close();
});
