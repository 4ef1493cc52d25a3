import { expect, test } from 'vitest';
import { noLimits } from '../../deps.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { walkSevere } from '../../testing/severe-walk.ts';

/** `SEVERE_STEPS=10000 SEVERE_TEXTS=200` walks the full number. */
const steps = Number(process.env['SEVERE_STEPS'] ?? 1_200);
const texts = Number(process.env['SEVERE_TEXTS'] ?? 40);

test('SAFE2-12 whatever six people do at the same time by raw calls, no severe text goes out by one of them, by one role, with a tie or too soon', async () => {
  const server = await createTestApp({ config: { limits: noLimits } });
  const walk = await walkSevere(server, { texts, steps, seed: 16 });
  const { tally, delivered, refusals, mistakes } = walk;
  expect(mistakes).toEqual([]);
  expect(refusals).toEqual(['forbidden', 'forbidden']);
  expect(delivered).toBeGreaterThan(0);
  // The machine decides who comes first, so this checks only what happens in every walk.
  for (const happened of ['decided', 'undone', 'too_soon', 'lease_lost']) {
    expect([happened, tally[happened] ?? 0]).not.toEqual([happened, 0]);
  }
  await server.close();
});
