import { expect, test } from 'vitest';
import { gatherProblems } from '../problems.ts';
import { readSong } from './song-source.ts';

const head = `title: Hello, hello!
lesson: 1
cover: cat
scene: l1-garden
tempo: 100
key: C
groove: skip
lead: marimba
`;

const read = (lines: string, variety: 'gb' | 'us' = 'gb') => {
  const problems = gatherProblems();
  const song = readSong('songs/try.song', `${head}\n${lines}`, variety, problems);
  return { song, problems: problems.list().map(({ path, reason }) => `${path} ${reason}`) };
};

test('a line has words with their beats, chords, and a note for each mark', () => {
  const { song, problems } = read("I'm ˈMia, heˈllo! ˈOne, ˌtwo, ˈthree! / C G / 5 8 1 2 3");
  expect(problems).toEqual([]);
  expect(song).toMatchObject({ name: 'try', title: 'Hello, hello!', lesson: 1, tempo: 100 });
  expect(song.lines).toEqual([
    {
      words: [
        { text: "I'm", beat: null, lettersBefore: 0 },
        { text: 'Mia,', beat: 0, lettersBefore: 0 },
        { text: 'hello!', beat: 1, lettersBefore: 2 },
        { text: 'One,', beat: 2, lettersBefore: 0 },
        { text: 'two,', beat: 2.5, lettersBefore: 0 },
        { text: 'three!', beat: 3, lettersBefore: 0 },
      ],
      chords: ['C', 'G'],
      tune: [5, 8, 1, 2, 3],
      verse: 0,
    },
  ]);
});

test('a silent beat counts; an empty line starts another verse', () => {
  const { song } = read('ˈOne - ˈtwo - / C / 1 2\n\nˈOne ˈtwo ˈthree ˈfour / C / 1 2 3 4');
  expect(song.lines.map(({ verse }) => verse)).toEqual([0, 1]);
  expect(song.lines[0]?.words.map(({ beat }) => beat)).toEqual([0, 2]);
});

test('each English has its own words', () => {
  const line = 'ˈThis ˈis ˈmy ˈ{mum|mom}. / C / 1 2 3 4';
  const last = (variety: 'gb' | 'us') => read(line, variety).song.lines[0]?.words.at(-1);
  expect(last('gb')).toEqual({ text: 'mum.', beat: 3, lettersBefore: 0 });
  expect(last('us')).toMatchObject({ text: 'mom.' });
});

test('reports mistakes with their line', () => {
  expect(read('ˈOne ˈtwo / C / 1 2').problems).toEqual(['songs/try.song:10 has 2 beats, not 4']);
  expect(read('ˈOne ˈtwo ˈthree ˈfour / C / 1 2').problems).toEqual([
    'songs/try.song:10 has 4 marks and 2 notes',
  ]);
  expect(read('ˌOh ˈone ˈtwo ˈthree ˈfour / C / 1 2 3 4 x').problems).toEqual([
    'songs/try.song:10 “ˌOh” comes before the first beat',
    'songs/try.song:10 has a note that is no number',
  ]);
  expect(read('ˈOne ˈtwo ˈthree ˈfour').problems).toEqual([
    'songs/try.song:10 has 4 marks and 0 notes',
    'songs/try.song:10 has no chord',
  ]);
  const problems = gatherProblems();
  readSong('a.song', 'title: A\n', 'gb', problems);
  expect(problems.list()).toHaveLength(9);
});
