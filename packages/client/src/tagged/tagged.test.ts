import { expect, test } from 'vitest';
import { rememberTagged } from './tagged.ts';

type Sent = { url: string; tag: string | null };

/** A fetch over a server with these answers in turn. */
function setUp(answers: Response[]) {
  const sent: Sent[] = [];
  const fetch = rememberTagged(async (url, init) => {
    sent.push({ url, tag: new Headers(init.headers).get('if-none-match') });
    return answers.shift() ?? Response.json({});
  });
  const read = async (url: string, token = 'mia', method = 'GET') => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(url, { method, headers })).json() as Promise<unknown>;
  };
  return { read, sent };
}

const tagged = (amount: number, tag: string) =>
  Response.json({ amount }, { headers: { etag: tag } });
const unchanged = () => new Response(null, { status: 304 });

test('SHARED-01 an unchanged answer is found in memory, because no browser stores it', async () => {
  const { read, sent } = setUp([tagged(3, '"a"'), unchanged(), unchanged(), tagged(4, '"b"')]);
  for (const amount of [3, 3, 3, 4]) expect(await read('/api/lingos')).toEqual({ amount });
  await read('/api/lingos');
  expect(sent.map(({ tag }) => tag)).toEqual([null, '"a"', '"a"', '"a"', '"b"']);
});

test('SHARED-01 the tag of another child, another address or a write is not sent', async () => {
  const { read, sent } = setUp([1, 2, 3, 4].map(amount => tagged(amount, '"a"')));
  await read('/api/lingos');
  await read('/api/friends');
  await read('/api/lingos', 'noah');
  await read('/api/lingos', 'mia', 'POST');
  expect(sent.map(({ tag }) => tag)).toEqual([null, null, null, null]);
});

test('SHARED-01 an answer that is cut off is not remembered', async () => {
  const cut = new ReadableStream({ start: part => part.error(new Error('cut off')) });
  const { read, sent } = setUp([new Response(cut, { headers: { etag: '"a"' } })]);
  await expect(read('/api/lingos')).rejects.toThrow('cut off');
  await read('/api/lingos');
  expect(sent.map(({ tag }) => tag)).toEqual([null, null]);
});
