import { expect, test } from 'vitest';
import { noLimits } from '../../deps.ts';
import { createTestApp, START } from '../../testing/create-test-app.ts';
import { fillForReview } from '../../testing/review-load.ts';
import { reviewInStorm } from '../../testing/review-storm.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { checkAudit } from '../audit/index.ts';

test('SAFE-01 SAFE-03 SAFE-04 twelve adults on two servers, whose connections die again and again, read 300 texts: each is decided once and delivered once, none is lost', async () => {
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
  for (const happened of ['refused', 'undone', 'abandoned'] as const) {
    expect(tally[happened], happened).toBeGreaterThan(0);
  }
  expect((await checkAudit(database.db)).firstWrong).toBeNull();
  await server.close();
  await database.close();
}, 240_000);
