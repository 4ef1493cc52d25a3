import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { invalidateChanges, readsChangedBy } from './changes.ts';
import type { Call } from './client.ts';
import { createQueries, endpointKey, endpointQuery, localKey, postQuery } from './query.ts';

function setUp() {
  const call = vi.fn(async (_key: string, _input: object) => ({ amount: 3 }));
  return { call, queries: createQueries(call as unknown as Call) };
}

test('an endpoint query reads with the client of its cache', async () => {
  const { call, queries } = setUp();
  const query = endpointQuery('GET users/{id}/lingos', { id: 'u1' });
  expect(await queries.fetchQuery(query)).toEqual({ amount: 3 });
  expect(call).toHaveBeenCalledWith('GET users/{id}/lingos', { params: { id: 'u1' }, query: {} });
  expect(queries.getQueryData(query.queryKey)?.amount).toBe(3);
});

test('input that is not a path parameter goes into the query, options to the client', async () => {
  const { call, queries } = setUp();
  const input = { id: 'a1', language: 'tr' } as const;
  await queries.fetchQuery(endpointQuery('GET activities/{id}', input, { retry: false }));
  expect(call).toHaveBeenCalledWith('GET activities/{id}', {
    params: { id: 'a1' },
    query: { language: 'tr' },
    retry: false,
  });
});

test('a write invalidates what its endpoint changes, for every child, and nothing else', async () => {
  const { queries } = setUp();
  const lingos = endpointQuery('GET users/{id}/lingos', { id: 'u1' });
  const friends = endpointQuery('GET users/{id}/friends', { id: 'u1' });
  await Promise.all([queries.fetchQuery(lingos), queries.fetchQuery(friends)]);
  expect(readsChangedBy('POST users/{id}/solution')).toContain('GET users/{id}/lingos');
  await invalidateChanges(queries, 'POST users/{id}/solution');
  expect(queries.getQueryState(lingos.queryKey)?.isInvalidated).toBe(true);
  expect(queries.getQueryState(friends.queryKey)?.isInvalidated).toBe(false);
});

test('a lazy read becomes stale and is fetched with its next use; an excepted one stays fresh', async () => {
  const { call, queries } = setUp();
  const friends = endpointQuery('GET users/{id}/friends', { id: 'u1' });
  const news = endpointQuery('GET users/{id}/notifications', { id: 'u1' });
  const blocks = endpointQuery('GET users/{id}/blocks', { id: 'u1' });
  new QueryObserver(queries, blocks).subscribe(() => undefined);
  new QueryObserver(queries, friends).subscribe(() => undefined);
  new QueryObserver(queries, news).subscribe(() => undefined);
  await Promise.all([
    queries.fetchQuery(friends),
    queries.fetchQuery(news),
    queries.fetchQuery(blocks),
  ]);
  call.mockClear();
  await invalidateChanges(queries, 'POST friendRequests', {
    later: ['GET users/{id}/notifications'],
    except: ['GET users/{id}/blocks'],
  });
  expect(queries.getQueryState(news.queryKey)?.isInvalidated).toBe(true);
  expect(queries.getQueryState(blocks.queryKey)?.isInvalidated).toBe(false);
  expect(call.mock.calls).toEqual([['GET users/{id}/friends', expect.anything()]]);
});

test('an answer is transformed before it is cached', async () => {
  const { queries } = setUp();
  const prepare = ({ amount }: { amount: number }) => ({ amount: amount + 1 });
  const query = endpointQuery('GET users/{id}/lingos', { id: 'u1' }, { prepare });
  await queries.fetchQuery(query);
  expect(queries.getQueryData(query.queryKey)).toEqual({ amount: 4 });
});

test('the key of an endpoint covers all its input, or the given part of it', () => {
  expect(endpointKey('GET users/{id}/friends')).toEqual(['GET users/{id}/friends']);
  expect(endpointKey('GET activities/{id}', { id: 'a1' })).toEqual([
    'GET activities/{id}',
    { id: 'a1' },
  ]);
});

test('a call that reads by POST is cached by its endpoint and its input', async () => {
  const { call, queries } = setUp();
  const query = postQuery('POST grown-ups/invitation', { body: { token: 'secret' } });
  await queries.fetchQuery(query);
  expect(call).toHaveBeenCalledWith('POST grown-ups/invitation', { body: { token: 'secret' } });
  const other = postQuery('POST grown-ups/invitation', { body: { token: 'other' } });
  expect(queries.getQueryData(query.queryKey)).toEqual({ amount: 3 });
  expect(queries.getQueryData(other.queryKey)).toBeUndefined();
});

test('a key is made by a helper: a bare array does not compile', () => {
  const { queries } = setUp();
  queries.setQueryData(localKey('lastSearch', 'u1'), 'Ali');
  expect(queries.getQueryData(localKey('lastSearch', 'u1'))).toBe('Ali');
  // @ts-expect-error: nobody knows whether it matches a query
  queries.getQueryData(['lastSearch', 'u1']);
  // @ts-expect-error
  void queries.invalidateQueries({ queryKey: ['waitingTime'] });
});
