import { afterEach, describe, expect, test } from 'vitest';
import { type AppConfig, noLimits } from '../deps.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

let server: TestApp | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

const burst = 2;

/** Calls as `forwarded` says, from a proxy, until an address has used up its burst. */
async function codesOf(
  trustProxy: AppConfig['trustProxy'],
  forwarded: readonly string[],
  proxy = '127.0.0.1',
): Promise<number[]> {
  const limits = { ...noLimits, address: { burst, perSecond: 0.1 } };
  server = await createTestApp({ config: { trustProxy, limits } });
  const codes: number[] = [];
  for (const header of forwarded) {
    const answer = await server.call('GET', 'users/current', {
      headers: { 'x-forwarded-for': header },
      address: proxy,
    });
    codes.push(answer.status);
  }
  return codes;
}

const invented = ['1.1.1.1', '2.2.2.2', '3.3.3.3'];

describe('SERVER-01 an invented entry of X-Forwarded-For gives a caller no second address', () => {
  const caller = invented.map(address => `${address}, 203.0.113.5`);

  test.each([
    ['one proxy', 1, caller],
    ['two proxies', 2, caller.map(header => `${header}, 10.0.0.9`)],
    ['a network', ['loopback'], caller],
    ['several networks', ['127.0.0.0/8', '10.0.0.0/8'], caller.map(entry => `${entry}, 10.0.0.9`)],
  ] as const)('SERVER-01 behind %s', async (_, trusted, forwarded) => {
    expect(await codesOf(trusted, forwarded)).toEqual([401, 401, 429]);
  });

  test('SERVER-01 without a proxy the header is ignored', async () => {
    expect(await codesOf(false, invented)).toEqual([401, 401, 429]);
  });

  test('SERVER-01 a caller outside the trusted networks is not believed', async () => {
    expect(await codesOf(['10.0.0.0/8'], invented, '198.51.100.7')).toEqual([401, 401, 429]);
  });
});

test.each([
  ['one proxy', 1],
  ['a network', ['loopback']],
] as const)('SERVER-01 callers behind %s have an address each', async (_, trusted) => {
  expect(await codesOf(trusted, invented)).toEqual([401, 401, 401]);
});
