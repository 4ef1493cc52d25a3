import { expect, test } from 'vitest';
import { chooseSteps } from './choose-steps.ts';
import type { Step } from './steps.ts';

const step = (name: string, more: Partial<Step> = {}): Step => ({
  name,
  part: 'checks',
  command: ['vitest', 'run'],
  ...more,
});

const all: Step[] = [
  step('build'),
  step('web tests', { shardable: true, after: ['build'], part: 'unit and web tests' }),
  step('types', { fast: true }),
  step('lint', { fast: true }),
];

const namesOf = (...args: string[]) => chooseSteps(all, args).map(({ name }) => name);

test('without options every step is chosen', () => {
  expect(chooseSteps(all, [])).toEqual(all);
});

test('a step or a part can be chosen by name, with its dependencies', () => {
  expect(namesOf('--only', 'lint')).toEqual(['lint']);
  expect(namesOf('--only', 'web tests')).toEqual(['build', 'web tests']);
  expect(namesOf('--only', 'unit and web tests')).toEqual(['build', 'web tests']);
  expect(() => namesOf('--only', 'lnit')).toThrow('no step "lnit"');
});

test('--fast skips the slow steps', () => {
  expect(namesOf('--fast')).toEqual(['types', 'lint']);
});

test('shards divide the tests by file and the other steps by name', () => {
  expect(namesOf('--shard=1/2')).toEqual(['build', 'web tests', 'lint']);
  expect(namesOf('--shard=2/2')).toEqual(['build', 'web tests', 'types']);
  const [, tests] = chooseSteps(all, ['--shard=2/2']);
  expect(tests?.command).toEqual(['vitest', 'run', '--shard=2/2']);
});

test('a shard outside the count is an error', () => {
  for (const shard of ['0/2', '3/2', 'x', '1'])
    expect(() => namesOf(`--shard=${shard}`)).toThrow('--shard must be such as 1/4');
});
