import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { phases } from './all-phases.ts';
import { readHands } from './testing/hands.ts';
import { measureAlarms, measureHands, upperBound } from './testing/measure-hands.ts';

const cases = readHands('open');
let measured: ReturnType<typeof measureHands> | undefined;
/** Measured once, because it takes seconds. */
const findingsOf = () => {
  measured ??= measureHands(phases, cases);
  return measured;
};
const root = path.resolve(import.meta.dirname, '../../..');

test('SAFE2-94 finds what it should in the open half of the cases of the hands, marked completely', () => {
  const findings = [...findingsOf()];
  const shares = Object.fromEntries(
    findings.map(([subject, one]) => [subject, one.found / one.cases]),
  );
  const goals = {
    ...{ swearing: 0.97, personal: 0.93, unkind: 0.88, distress: 0.92, meeting: 0.9 },
    ...{ grooming: 0.85, 'unkind over a week': 0.8 },
  };
  const low = Object.entries(goals).filter(([subject, goal]) => (shares[subject] ?? 0) < goal);
  expect(low.map(([subject]) => [subject, shares[subject]])).toEqual([]);
  const covered = findings.reduce((sum, [, one]) => sum + one.covered, 0);
  const placed = findings.reduce((sum, [, one]) => sum + one.withPlace, 0);
  expect(covered / placed).toBeGreaterThanOrEqual(0.95);
});

test('SAFE2-94 SAFE2-97 gives hardly any harmless text of the open half severity 2 or more', () => {
  const { texts, high } = measureAlarms(phases, cases);
  expect(high / texts).toBeLessThanOrEqual(0.005);
  expect(upperBound(high, texts)).toBeLessThan(0.01);
  expect(texts).toBeGreaterThan(700);
});

test.each(['es', 'fr', 'tr', 'az', 'ru', 'th', 'zh'])(
  'SAFE2-96 finds that a text is in %s, with or without accents, in Latin letters too',
  language => {
    const one = findingsOf().get(`notEnglish ${language}`);
    expect((one?.found ?? 0) / (one?.cases ?? 1)).toBeGreaterThanOrEqual(0.97);
    expect(one?.cases).toBeGreaterThan(20);
  },
);

test('SAFE2-99 the list has more than 5,000 cases of fifteen hands, and the sealed half is nearly half of them', () => {
  const sealed = readHands('sealed').filter(({ hand }) => !hand.startsWith('learners of'));
  const open = cases.filter(({ hand }) => !hand.startsWith('learners of'));
  expect(sealed.length + open.length).toBeGreaterThan(5_000);
  expect(Math.abs(sealed.length - open.length)).toBeLessThan(200);
  expect(new Set(sealed.map(({ hand }) => hand)).size).toBe(15);
});

test('SAFE2-99 SAFE2-117 only the bench measures the sealed half', () => {
  const files = globSync('{packages,apps,tools,e2e}/**/*.ts', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  });
  const readers = files.filter(file =>
    /(?:readHands|handRows)\([^)]*'sealed'|'sealed'\] as const/.test(
      readFileSync(path.join(root, file), 'utf8'),
    ),
  );
  // This test only counts them.
  expect(readers.sort()).toEqual([
    'packages/screening/src/hands.test.ts',
    'tools/bench/screening.ts',
  ]);
});
