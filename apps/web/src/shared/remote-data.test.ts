import { type Call, createQueries } from '@digipals/client';
import { QueryObserver, skipToken } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { type RemoteData, remoteData } from './remote-data.ts';

function observe<T>(load: (() => Promise<T>) | null) {
  const observer = new QueryObserver<T>(createQueries(vi.fn() as unknown as Call), {
    queryKey: ['thing'],
    queryFn: load ?? skipToken,
  });
  const states: RemoteData<T>[] = [remoteData(observer.getCurrentResult())];
  observer.subscribe(result => states.push(remoteData(result)));
  return { observer, states, names: () => states.map(({ state }) => state) };
}

test('DATA-01 data that was never requested is empty', () => {
  expect(observe(null).states).toEqual([{ state: 'empty' }]);
});

test('DATA-02 DATA-03 data is pending while it loads, then success', async () => {
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
  observer.setOptions({ queryKey: ['thing'], queryFn: () => Promise.resolve([]) });
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
