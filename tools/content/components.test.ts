import type { Question } from '@digipals/contract';
import { expect, test } from 'vitest';
import { buildLines } from './testing/starter.ts';

const questionOf = (lines: string, lesson = 1): Question => {
  const { built, problems } = buildLines(lines, lesson);
  const errors = problems.filter(({ level }) => level === 'error');
  expect(errors).toEqual([]);
  const found = built.activities.find(({ path }) => path.endsWith('/gb-gb.json'));
  const question = found?.activity.data[0];
  if (!question) throw new Error('nothing built');
  return question;
};

const partOf = (lines: string, lesson = 1) => {
  const { components, solution } = questionOf(lines, lesson);
  const part = components[0];
  if (!part) throw new Error('no component');
  const short = (id: string) => id.slice(id.lastIndexOf('-') + 1);
  return {
    values: part.data.map(item => item.value),
    labels: part.data.map(item => item.label),
    meta: part.meta,
    ids: part.data.map(item => item.id),
    data: part.data,
    answers: solution.map(({ id, label }) => [short(id), label]),
  };
};

test('a bubble has its speaker as label and the face of the speaker', () => {
  const { values, labels, meta } = partOf(
    'speechBubbles: Mia: (say) Hello! | Wei: Hello!\ntextButtons: *cat | dog',
  );
  expect([values, labels]).toEqual([
    ['Hello!', 'Hello!'],
    ['Mia', 'Wei'],
  ]);
  expect(meta['speakers']).toEqual({
    Mia: expect.stringMatching(/^\/media\/mia\./),
    Wei: expect.stringMatching(/^\/media\/wei\./),
  });
});

test('a text with a colon and no name of the cast is a text', () => {
  const { values, labels } = partOf(
    'speechBubbles: Look: a cat! | Hello!\ntextButtons: *cat | dog',
  );
  expect([values, labels]).toEqual([
    ['Look: a cat!', 'Hello!'],
    [undefined, undefined],
  ]);
});

test('each ___ of a fillable label is a gap', () => {
  const { meta } = partOf('fillableTextLabel: I am ___ and ___.\ntextButtons: *cat | *dog | boy');
  expect(meta).toEqual({ text: 'I am {1} and {2}.' });
});

test('sizes follow the pictures and belong to their items', () => {
  const { meta, ids, answers } = partOf('adjustableImageButtons: *elephant | mouse 40%');
  expect(meta).toEqual({ sizes: { [ids[1] ?? '']: 40 } });
  expect(answers).toEqual([['1', undefined]]);
});

test('gaps are counted across all bubbles; distractor tiles follow the plus', () => {
  const { values, meta, answers } = partOf(
    "draggableSpeechBubblesWithGaps: Mia: [Hello], Ali! | Ali: I'm [fine]. + name | three",
  );
  expect(values).toEqual(['Hello', 'fine', 'name', 'three']);
  expect(meta['bubbles']).toEqual([
    { speaker: 'Mia', text: '{1}, Ali!' },
    { speaker: 'Ali', text: "I'm {2}." },
  ]);
  expect(answers).toEqual([
    ['1', '1'],
    ['2', '2'],
  ]);
});

test('given letters come before the answer; the gap number is only in the solution', () => {
  const typed = partOf("typingTextContainerWithGaps: I'm a [dog]. I see [t____ = three] cats.");
  expect([typed.values, typed.labels]).toEqual([
    ['dog', 'three'],
    [undefined, 't____'],
  ]);
  expect(typed.meta).toEqual({ text: "I'm a {1}. I see {2} cats." });
  expect(typed.answers).toEqual([
    ['1', '1'],
    ['2', '2'],
  ]);
});

test('a box can be alone or in its text', () => {
  expect(partOf('typeInTextBox: t____ = three')).toMatchObject({
    values: ['three'],
    labels: ['t____'],
    meta: {},
    answers: [['1', undefined]],
  });
  expect(partOf('typeInTextBox: [three] cats').meta).toEqual({ text: '{1} cats' });
});

test('the item of a spot is what is found there, with the same id', () => {
  const { values, meta, ids, answers } = partOf(
    'imageHotspots: farm\n  spot: a cow @ 40,50.5 12x16\n  spot: a duck @ 70,80 10x10',
  );
  expect(values).toEqual(['a cow', 'a duck']);
  expect(meta['spots']).toEqual([
    { id: ids[0], x: 40, y: 50.5, width: 12, height: 16 },
    { id: ids[1], x: 70, y: 80, width: 10, height: 10 },
  ]);
  expect(answers).toHaveLength(2);
});

test('a spot of a film moves from place to place', () => {
  const { meta, ids } = partOf(
    'videoHotspots: pets-walk\n  spot: a dog @ 1s 90,50 > 2.5s 10,50 12x20',
  );
  expect(meta['spots']).toEqual([
    {
      id: ids[0],
      from: 1,
      to: 2.5,
      width: 12,
      height: 20,
      keys: [
        { at: 1, x: 90, y: 50 },
        { at: 2.5, x: 10, y: 50 },
      ],
    },
  ]);
});

test('a spot of a carousel names its slide', () => {
  const { meta } = partOf(
    'imageCarouselHotspots: garden | kitchen\n  spot: a cat @ slide 2 20,60 12x16',
  );
  const slides = meta['slides'] as { id: string }[];
  expect(meta['spots']).toMatchObject([{ slide: slides[1]?.id, x: 20, y: 60 }]);
});

test('a place has its right tile in the same line; without a picture places are in a row', () => {
  const { data, meta, answers } = partOf(
    'draggableImageHotspots: none + cow\n  spot: dog-2 = two\n  spot: dog-4 = four',
  );
  expect(data.map(item => item.value)).toEqual([
    expect.stringContaining('dog-2'),
    expect.stringContaining('dog-4'),
    expect.stringContaining('cow'),
  ]);
  expect(meta['picture']).toBeUndefined();
  expect(meta['spots']).toMatchObject([
    { label: 'two', x: 25 },
    { label: 'four', x: 75 },
  ]);
  expect(answers).toEqual([
    ['1', '1'],
    ['2', '2'],
  ]);
});

test('the halves of a pair are linked; the right one answers with the number of the pair', () => {
  const { data, answers, meta } = partOf(
    'verticalTextButtonsWithAudio: cat = two | dog = four\n  picture: cat = cat',
  );
  expect(data.map(({ value, index, relatedIndex }) => [value, index, relatedIndex])).toEqual([
    ['cat', 0, undefined],
    ['dog', 1, undefined],
    ['two', undefined, 0],
    ['four', undefined, 1],
  ]);
  expect(answers).toEqual([
    ['3', '1'],
    ['4', '2'],
  ]);
  expect(meta['pictures']).toEqual({ [data[0]?.id ?? '']: expect.stringContaining('cat') });
});

test.each([
  ['Do | you | have | a | bike?', ['do', 'you', 'have', 'a', 'bike'], '?'],
  ['I | have | a | cat.', ['I', 'have', 'a', 'cat'], '.'],
  ["I'm | fine, | thank | you!", ["I'm", 'fine,', 'thank', 'you'], '!'],
  ['Wei | is | my | friend.', ['Wei', 'is', 'my', 'friend'], '.'],
  ['*The | *cat | *runs. | jump', ['the', 'cat', 'runs', 'jump'], '.'],
  ['one | two | three', ['one', 'two', 'three'], undefined],
])('TEACH-02 the tiles of “%s” do not show which is first or last', (written, values, end) => {
  const { values: built, meta, answers } = partOf(`draggableTextButtons: ${written}`);
  expect([...built].sort()).toEqual([...values].sort());
  expect(meta['end']).toBe(end);
  const { solution } = questionOf(`draggableTextButtons: ${written}`);
  expect(solution.map(({ value }) => value)).toEqual(values.slice(0, answers.length));
});

test('TEACH-01 a picture that is heard has its text as caption', () => {
  const { data } = partOf(
    "imageButtonsTriggers: lion = It's a lion. | frog = It's a frog.\ntextButtons: *cat | dog",
  );
  expect(data.map(({ caption }) => caption)).toEqual(["It's a lion.", "It's a frog."]);
});

test('slashes separate columns, with one right word in each', () => {
  const { data, answers } = partOf("verticalTextButtonsSentences: *What's | How / are | *is");
  expect(data.map(item => [item.value, item.index])).toEqual([
    ["What's", 0],
    ['How', 0],
    ['are', 1],
    ['is', 1],
  ]);
  expect(answers).toEqual([
    ['1', undefined],
    ['4', undefined],
  ]);
});

test('a spelling game has its topic, colours, picture and clue in indented lines', () => {
  const { meta, labels } = partOf(
    'spellingGame: cow\n  topic: Farm\n  colours: red, blue\n  picture: cow\n  clue: It says moo.',
  );
  expect(meta).toMatchObject({ topic: 'Farm', colours: ['red', 'blue'] });
  expect(meta['picture']).toMatchObject({ value: expect.stringContaining('cow') });
  expect(labels).toEqual(['It says moo.']);
});

test('PLAY-02 a word search has the smallest grid with room for its words, without diagonals', () => {
  const metaOf = (words: string) => partOf(`wordSearch: ${words}`).meta;
  expect(metaOf('hello | friend | happy | girl | three')).toEqual({ size: 8, diagonals: false });
  expect(metaOf('cow | hen')).toEqual({ size: 5, diagonals: false });
  expect(metaOf('grandmother | cat')).toEqual({ size: 11, diagonals: false });
});

test('PLAY-02 a word search may be larger, run backwards and diagonally, and show pictures', () => {
  const { meta, ids } = partOf(
    'wordSearch: cow | horse\n  size: 9\n  diagonals: yes\n  backwards: yes\n  picture: horse = horse',
    7,
  );
  expect(meta).toEqual({
    size: 9,
    diagonals: true,
    backwards: true,
    pictures: { [ids[1] ?? '']: expect.stringContaining('horse') },
  });
});

test('a turn of speaking has a prompt and the child’s line', () => {
  const { values, meta, answers } = partOf(
    "speakingActivity: Domino: How are you? > I'm fine, thank you.",
  );
  expect([values, answers]).toEqual([["I'm fine, thank you."], []]);
  expect(meta['prompts']).toMatchObject([{ text: 'How are you?', speaker: 'Domino' }]);
  expect(meta['speakers']).toEqual({ Domino: expect.stringContaining('domino') });
  expect(meta['turns']).toBeUndefined();
});

test('COURSE-89 each turn of speaking can have its kind: an echo, an answer, and pictures to talk about', () => {
  const { values, meta, data } = partOf(
    "speakingActivity: echo: It's a cat. | answer: Domino: How are you? > I'm {me.feeling|happy}. | free: I'm a girl. = boy, girl",
  );
  expect(values).toEqual(["It's a cat.", "I'm happy.", "I'm a girl."]);
  expect(meta['turns']).toEqual(['echo', 'answer', 'free']);
  expect(meta['prompts']).toEqual([null, expect.objectContaining({ speaker: 'Domino' }), null]);
  const picture = (name: string) => ({
    value: expect.stringMatching(`^/media/${name}\\.`),
    label: expect.any(String),
  });
  expect(data.map(({ pictures }) => pictures)).toEqual([
    undefined,
    [picture('girl-happy')],
    [picture('boy'), picture('girl')],
  ]);
  expect(data[1]?.me).toMatchObject({ texts: { sad: { pictures: [picture('girl-sad')] } } });
});
