import { type Call, createQueries, endpointQuery, localKey } from '@digipals/client';
import { type Endpoint, type EndpointKey, endpoints } from '@digipals/contract';
import { QueryObserver, skipToken } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { type RemoteData, remoteData } from './remote-data.ts';

function observe<T>(load: (() => Promise<T>) | null) {
  const observer = new QueryObserver<T>(createQueries(vi.fn() as unknown as Call), {
    queryKey: localKey('thing'),
    queryFn: load ?? skipToken,
  });
  const states: RemoteData<T>[] = [remoteData(observer.getCurrentResult())];
  observer.subscribe(result => states.push(remoteData(result)));
  return { observer, states, names: () => states.map(({ state }) => state) };
}

test('DATA-01 data that was never requested is empty', () => {
  expect(observe(null).states).toEqual([{ state: 'empty' }]);
});

const reads = (Object.keys(endpoints) as EndpointKey[]).filter(key => {
  const { access }: Endpoint = endpoints[key];
  return key.startsWith('GET ') && (access === 'public' || access === 'session');
});

test.each(reads)(
  'DATA-02 DATA-03 the data of %s is pending while it loads, then success',
  async key => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const ids = { id: 'a', userId: 'a', lang: 'fr', classCode: 'DEMO' };
    const query = endpointQuery(key as 'GET users/current', ids as never);
    const observer = new QueryObserver(createQueries((() => promise) as unknown as Call), query);
    observer.subscribe(() => undefined);
    expect(remoteData(observer.getCurrentResult())).toEqual({ state: 'pending' });
    resolve([1]);
    const success = { state: 'success', data: [1] };
    await expect.poll(() => remoteData(observer.getCurrentResult())).toEqual(success);
  },
);

test('data is pending while it loads, then success', async () => {
  let answer: (value: number[]) => void = () => undefined;
  const { observer, states } = observe(
    () =>
      new Promise<number[]>(resolve => {
        answer = resolve;
      }),
  );
  const loaded = observer.refetch();
  await new Promise(resolve => setTimeout(resolve));
  expect(states.at(-1)).toEqual({ state: 'pending' });
  answer([1]);
  await loaded;
  expect(states.at(-1)).toEqual({ state: 'success', data: [1] });
  expect(states.slice(1).map(({ state }) => state)).not.toContain('empty');
});

test('AMBIG-66 data is empty only until it is requested', async () => {
  const { observer, states } = observe<number[]>(null);
  observer.setOptions({ queryKey: localKey('thing'), queryFn: () => Promise.resolve([]) });
  await observer.refetch();
  const names = states.map(({ state }) => state);
  expect(names[0]).toBe('empty');
  expect(names.slice(1)).not.toContain('empty');
  expect(states.at(-1)).toEqual({ state: 'success', data: [] });
});

test('DATA-04 ERR-20 a failed read stores its error', async () => {
  const error = new Error('no');
  const { observer, states } = observe(() => Promise.reject(error));
  await observer.refetch();
  expect(states.at(-1)).toEqual({ state: 'failed', error });
});

test('DATA-05 AMBIG-66 success may hold an empty list, which is not the empty state', async () => {
  const { observer, states } = observe(() => Promise.resolve([]));
  await observer.refetch();
  expect(states.at(-1)).toEqual({ state: 'success', data: [] });
});

test('loaded data stays when a later refresh fails', async () => {
  let fails = false;
  const { observer, states } = observe(() =>
    fails ? Promise.reject(new Error('no')) : Promise.resolve('here'),
  );
  await observer.refetch();
  fails = true;
  await observer.refetch();
  expect(states.at(-1)).toEqual({ state: 'success', data: 'here' });
});
