import { expect, test } from 'vitest';
import { readContentArguments } from './arguments.ts';

test.each([
  [[], 'help', []],
  [['--help'], 'help', []],
  [['art', '--help'], 'help', []],
  [['art', 'cow', 'cat'], 'art', ['cow', 'cat']],
])('%j is the command %s', (args, named, names) => {
  const read = readContentArguments(args);
  expect(read.named).toBe(named);
  if (named !== 'help') expect(read.names).toEqual(names);
});

test.each([
  [['check', '--loud'], "Unknown option '--loud'"],
  [['speech', '--voices'], "Option '--voices <value>' argument missing"],
])('%j is refused with a reason', (args, reason) => {
  expect(() => readContentArguments(args)).toThrow(reason);
});
