import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Endpoint, endpoints } from '@digipals/contract';
import { expect, test } from 'vitest';
import { MOST_REPLY_BYTES } from '../domains/mail/index.ts';

const guide = readFileSync(
  path.join(import.meta.dirname, '../../../../docs/guides/run-a-server.md'),
  'utf8',
);

test('SERVER-01 the nginx example lets through the largest body that the server takes', () => {
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(guide) ?? [];
  const bodies = Object.values<Endpoint>(endpoints).map(({ mostBytes = 0 }) => mostBytes);
  const largest = Math.max(MOST_REPLY_BYTES, ...bodies);
  expect(Number(megabytes ?? 0) * 1_048_576).toBeGreaterThan(largest);
});
