import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Later, latePart } from './later.tsx';

afterEach(cleanup);

const Part = ({ words }: { words: string }) => <p>{words}</p>;

/** A part that fails to load this many times, then loads. */
function failing(times: number) {
  let left = times;
  const load = vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch');
    return { default: Part };
  });
  return { part: latePart(load), load };
}

const settle = () => act(async () => undefined);

test('ERR-25 a quiet part that failed is fetched again when its props change', async () => {
  const { part, load } = failing(1);
  const onFailed = vi.fn();
  const first = { words: 'One' };
  const { rerender } = render(<Later part={part} quiet props={first} onFailed={onFailed} />);
  await settle();
  expect(onFailed).toHaveBeenCalledTimes(1);
  rerender(<Later part={part} quiet props={first} onFailed={onFailed} />);
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  rerender(<Later part={part} quiet props={{ words: 'Two' }} onFailed={onFailed} />);
  expect(await screen.findByText('Two')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
  expect(onFailed).toHaveBeenCalledTimes(1);
});

test('ERR-25 a failed part is fetched again each time the connection returns', async () => {
  const { part, load } = failing(2);
  render(<Later part={part} quiet props={{ words: 'One' }} />);
  await settle();
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.queryByText('One')).toBeNull();
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('One')).toBeTruthy();
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(load).toHaveBeenCalledTimes(3);
});
