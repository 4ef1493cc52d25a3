import { expect, it } from 'vitest';
import { readArguments } from './arguments.ts';
import { faultNames } from './faults.ts';

it('SCALE-01 partly: starts the cluster at port 3000 unless told otherwise', () => {
  const usual = { command: 'up', port: 3_000, rounds: 5, faults: faultNames, release: '' };
  expect(readArguments([])).toEqual(usual);
  expect(readArguments(['up', '--port', '4000'])).toEqual({ ...usual, port: 4_000 });
});

it('tests the faults that are named, or all, in rounds', () => {
  expect(readArguments(['test'])).toMatchObject({ command: 'test', faults: faultNames });
  expect(readArguments(['test', '--rounds', '2', 'disk', 'clock'])).toMatchObject({
    rounds: 2,
    faults: ['disk', 'clock'],
  });
});

it('SCALE-92 partly: upgrades from the release that is named', () => {
  expect(readArguments(['upgrade', 'v0.2.0'])).toMatchObject({
    command: 'upgrade',
    release: 'v0.2.0',
  });
});

it.each([
  [['upgrade'], 'Name the release to upgrade from.'],
  [['upgrade', 'v1', 'v2'], 'upgrade takes no v2.'],
  [['stop'], 'There is no command stop.'],
  [['down', 'now'], 'down takes no now.'],
  [['test', 'fire'], 'There is no fault fire. Faults: primary, standby'],
  [['test', '--rounds', '0'], '--rounds must be a number from 1 to 10, not 0.'],
  [['--port', '70000'], '--port must be a number from 1 to 65535, not 70000.'],
  [['--speed', '2'], '--speed'],
])('refuses %s and says why', (args, message) => {
  expect(() => readArguments(args)).toThrow(message);
});
