import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gatherProblems } from '../problems.ts';
import { readStarter } from '../testing/starter.ts';
import { backingOf, scaleKey } from './backing.ts';
import { midiFile, variableLength } from './midi.ts';
import { songNames } from './song-activity.ts';
import { beatsPerLine, readSong } from './song-source.ts';
import { barOf, barsOf } from './timing.ts';

const { root } = readStarter();

const readNamed = (name: string, problems = gatherProblems()) =>
  readSong(
    `songs/${name}.song`,
    readFileSync(join(root, 'songs', `${name}.song`), 'utf8'),
    'gb',
    problems,
  );

test('numbers are written with seven bits per byte', () => {
  expect([0, 127, 128, 480, 0x4000].map(variableLength)).toEqual([
    [0],
    [127],
    [0x81, 0],
    [0x83, 0x60],
    [0x81, 0x80, 0],
  ]);
});

test('a MIDI file has its head, tempo, instruments and notes in order of time', () => {
  const notes = [
    { at: 1, lasts: 1, channel: 1, key: 62, strength: 80 },
    { at: 0, lasts: 1, channel: 1, key: 60, strength: 90 },
  ];
  const players = [{ channel: 1, instrument: 12, volume: 100, pan: 64 }];
  const bytes = [...midiFile(notes, players, 100)];
  expect(String.fromCharCode(...bytes.slice(0, 4))).toBe('MThd');
  expect(bytes.slice(12, 14)).toEqual([480 >> 8, 480 & 255]);
  // 600 000 microseconds a beat.
  expect(bytes.slice(22, 29)).toEqual([0, 0xff, 0x51, 3, 0x09, 0x27, 0xc0]);
  const rest = bytes.slice(29 + 11);
  expect(rest).toEqual([
    ...[0, 0x91, 60, 90],
    ...[0x83, 0x60, 0x81, 60, 0, 0, 0x91, 62, 80],
    ...[0x83, 0x60, 0x81, 62, 0],
    ...[0, 0xff, 0x2f, 0],
  ]);
});

test('steps of the scale are keys around middle C', () => {
  expect([1, 3, 5, 8].map(step => scaleKey('C', step))).toEqual([60, 64, 67, 72]);
  expect([1, 4].map(step => scaleKey('Bb', step))).toEqual([58, 63]);
  expect(scaleKey('G', 7)).toBe(66);
});

test.each(songNames(join(root, 'songs')))(
  'the music of %s has a note on every marked syllable',
  name => {
    const problems = gatherProblems();
    const song = readNamed(name, problems);
    const { notes, players } = backingOf(song, problems);
    expect(problems.list()).toEqual([]);
    expect(players).toHaveLength(4);
    const tune = new Set(notes.filter(({ channel }) => channel === 3).map(({ at }) => at));
    for (const [index, { words }] of song.lines.entries())
      for (const { beat } of words)
        if (beat !== null) expect(tune).toContain(barOf(song, index) * beatsPerLine + beat);
    const end = barsOf(song) * beatsPerLine;
    expect(notes.every(({ at, key }) => at >= 0 && at < end && key > 20 && key < 108)).toBe(true);
  },
);

test('no two songs have the same groove or lead, and songs of near lessons have other keys', () => {
  const songs = songNames(join(root, 'songs')).map(name => readNamed(name));
  for (const part of ['groove', 'lead'] as const)
    expect(new Set(songs.map(song => song[part])).size).toBe(songs.length);
  const alike = songs.flatMap(({ name, key, lesson }) =>
    songs.filter(
      other => other.name !== name && other.key === key && Math.abs(other.lesson - lesson) <= 1,
    ),
  );
  expect(alike).toEqual([]);
});

test('reports an unknown groove or lead', () => {
  const problems = gatherProblems();
  backingOf({ ...readNamed('hello-hello'), groove: 'polka', lead: 'kazoo' }, problems);
  expect(problems.list().map(({ reason }) => reason)).toEqual([
    'no groove “polka”',
    'no lead “kazoo”',
  ]);
});
