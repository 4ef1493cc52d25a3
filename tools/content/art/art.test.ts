import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { children, type PersonName, people } from './cast.ts';
import { artOf } from './collect.ts';
import { type Mood, moods } from './face.ts';
import { bust, headOf, person } from './people.ts';
import { scene, tile } from './picture.ts';
import { place, placeNames } from './places.ts';
import type { Svg } from './svg.ts';
import { coloured, thing } from './things.ts';

const root = join(import.meta.dirname, '..', '..', '..', 'content', 'packs', 'starter');
const { pictures } = await artOf(root);

/** The faults of a drawing: open tags, references to nothing, invalid numbers. */
const flaws = (svg: Svg): string[] => {
  const found: string[] = [];
  const open: string[] = [];
  for (const [, close, name = '', empty] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (empty) continue;
    if (!close) open.push(name);
    else if (open.pop() !== name) found.push(`</${name}> closes nothing`);
  }
  if (open.length > 0) found.push(`<${open.join('> <')}> stays open`);
  if (/undefined|NaN|Infinity|\[object/.test(svg.replaceAll(/base64,[^)"]+/g, '')))
    found.push('no number');
  const ids = new Set([...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id));
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g))
    if (!ids.has(id)) found.push(`nothing is called ${id}`);
  return found;
};

const names = Object.keys(people) as PersonName[];

test('every picture of the course is drawn without missing parts', () => {
  expect(pictures.size).toBeGreaterThan(200);
  const broken = [...pictures.values()].flatMap(({ name, svg }) => {
    const wrong = flaws(svg);
    return wrong.length > 0 ? [`${name}: ${wrong.join(', ')}`] : [];
  });
  expect(broken).toEqual([]);
});

test('every picture of the course has its file, small enough for a slow connection', () => {
  const file = (name: string) => join(root, 'media', 'pictures', `${name}.webp`);
  const all = [...pictures.values()];
  expect(all.map(({ name }) => name).filter(name => !existsSync(file(name)))).toEqual([]);
  const heavy = all.filter(
    ({ name, width }) => statSync(file(name)).size > (width === 256 ? 20_000 : 60_000),
  );
  expect(heavy.map(({ name }) => name)).toEqual([]);
});

test('everybody can be drawn in every mood, from every side, with every gesture', () => {
  for (const name of names) {
    for (const mood of moods) expect(flaws(person(name, { mood }).svg)).toEqual([]);
    const apple = thing('apple');
    for (const pose of [
      { arm: 'down' },
      { arm: 'point', leftArm: 'wave' },
      { holding: apple },
      { carrying: apple },
      { eating: apple },
      { seated: true },
      { behind: true },
    ] as const)
      expect(flaws(person(name, pose).svg)).toEqual([]);
    expect(flaws(bust(name).svg + headOf(name, 'asleep').svg)).toEqual([]);
  }
  expect(children.every(name => names.includes(name))).toBe(true);
});

test.each(children)(
  'COURSE-35 %s is sad without a doubt: worried brows, lowered eyes, one tear',
  name => {
    const sad = person(name, { mood: 'sad' }).svg;
    expect(sad).toContain('M128 177 q18 -4 41 -20');
    expect(sad).toContain('M125 213 Q150 197 176 193');
    expect(sad.split('#63c5f5')).toHaveLength(2);
    expect(person(name, { mood: 'happy' }).svg).not.toContain('#63c5f5');
  },
);

test('a mood changes only the face, a gesture only the arms', () => {
  const of = (mood: Mood, arm: 'wave' | 'down') => person('mia', { mood, arm }).svg;
  expect(of('sad', 'wave')).not.toBe(of('happy', 'wave'));
  expect(of('happy', 'down')).not.toBe(of('happy', 'wave'));
  expect(of('happy', 'wave')).toBe(person('mia').svg);
});

test('the same source always gives the same text, so that pictures can be made again years later', async () => {
  const again = scene('again', place('pond'), person('wei', { mood: 'laugh' }).svg);
  expect(scene('again', place('pond'), person('wei', { mood: 'laugh' }).svg)).toEqual(again);
});

test('every place fills a scene', () => {
  for (const name of placeNames) expect(flaws(place(name))).toEqual([]);
});

test('a thing can have each colour of the course', () => {
  const inRed = coloured('horse', 'red').svg;
  expect(flaws(inRed)).toEqual([]);
  expect(coloured('horse', 'blue').svg).not.toBe(inRed);
});

test('errors name the mistake of an author', () => {
  expect(() => thing('dodo')).toThrow('no thing “dodo”');
  expect(() => tile('Red Ball', thing('apple'))).toThrow('“Red Ball”');
});

test('NOTICE names the sources of the things', () => {
  const notice = readFileSync(join(root, '..', '..', '..', 'NOTICE'), 'utf8');
  expect(notice).toContain('content/packs/starter/art/things');
});
