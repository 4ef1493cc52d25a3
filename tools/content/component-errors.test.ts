import { expect, test } from 'vitest';
import { buildLines, buildSource, head } from './testing/starter.ts';

test.each([
  [
    'an unknown field',
    'wordSearch: cow | hen\n  colour: red',
    'try.txt:11 “colour:” is not known under wordSearch',
  ],
  [
    'a field under a type without fields',
    'audio: cat\n  spot: cat',
    'try.txt:11 “spot:” is not known under audio',
  ],
  [
    'a spot without a place',
    'imageHotspots: farm\n  spot: a cow',
    'try.txt:11 is not “spot: <what> @ x,y WxH”',
  ],
  ['no spot at all', 'imageHotspots: farm', 'try.txt:10 imageHotspots: has no “spot:” under it'],
  [
    'a spot beside the picture',
    'imageHotspots: farm\n  spot: a cow @ 140,50 10x10',
    'try.txt:10 imageHotspots: meta.spots.0.x',
  ],
  [
    'a spot that does not move',
    'videoHotspots: walk\n  spot: a dog @ 10,10 10x10',
    'try.txt:11 is not “spot: <what> @ 0s x,y > 4s x,y WxH”',
  ],
  [
    'a missing slide',
    'imageCarouselHotspots: garden | kitchen\n  spot: a cat @ slide 3 1,1 10x10',
    'try.txt:11 is on no slide',
  ],
  [
    'letters that do not match',
    'typeInTextBox: tr___ = three cats',
    'try.txt:10 typeInTextBox: the letters of “tr___”',
  ],
  [
    'a text without a gap',
    "typingTextContainerWithGaps: I'm a dog.",
    'try.txt:10 typingTextContainerWithGaps: data',
  ],
  [
    'a voice that gives a gap away',
    'typingSpeechBubbles: Mia: (say) [Hello]!',
    'a line with a gap cannot be said',
  ],
  ['a label without a hole', "fillableTextLabel: I'm sad.", 'has no ___ to fill'],
  [
    'a column without an answer',
    "verticalTextButtonsSentences: *What's | How / are | is",
    'needs one starred word in each column',
  ],
  ['half a pair', 'verticalTextButtonsWithAudio: cat = two | dog', 'a pair is “left = right”'],
  [
    'a picture of a missing word',
    'wordSearch: cow | hen\n  picture: cat = cat',
    'try.txt:11 there is no “cat” to show',
  ],
  [
    'a turn without its question',
    'speakingActivity: How are you? > Fine. | Goodbye!',
    'every turn has a question before the >',
  ],
  [
    'COURSE-89 a turn without its kind',
    "speakingActivity: echo: It's a cat. | Goodbye!",
    'every turn begins with its kind (echo, answer, free), or none',
  ],
  [
    'COURSE-89 an echo that is asked',
    'speakingActivity: echo: How are you? > Fine.',
    'nobody asks before an echo',
  ],
  ['COURSE-89 an answer to nothing', 'speakingActivity: answer: Fine.', 'an answer has a question'],
  ['COURSE-89 a free turn without pictures', 'speakingActivity: free: Fine.', 'has pictures'],
  [
    'COURSE-89 a picture that is missing',
    'speakingActivity: free: Fine. = dodo',
    'try.txt:10 no picture “dodo”',
  ],
  [
    'an unknown balloon colour',
    'spellingGame: cow\n  topic: Farm\n  colours: brown',
    'try.txt:10 spellingGame: meta.colours.0',
  ],
  ['a missing film', 'video: dodo', 'try.txt:10 no film “dodo” in media/films'],
  ['a missing song', 'karaokeListen: dodo', 'try.txt:10 no song “dodo”'],
  ['an answer in a label', 'textLabel: *cat', 'try.txt:10 textLabel: cannot hold an answer'],
])('%s fails the build with its line', (_what, lines, expected) => {
  const found = buildLines(lines).problems.map(({ path, reason }) => `${path} ${reason}`);
  expect(found).toContainEqual(expect.stringContaining(expected));
});

test('a speaker without a face fails the build with its line', () => {
  const { problems } = buildSource(`${head}\n[one]\nspeechBubble: Rosa: Hello!\n`, {
    change: pack => ({ ...pack, names: [...pack.names, 'Rosa'] }),
  });
  expect(problems).toContainEqual(
    expect.objectContaining({ path: 'try.txt:9', reason: expect.stringContaining('“rosa”') }),
  );
});

test('reports an indented line without a component above it', () => {
  const { problems } = buildSource(`${head}\n[one]\n  spot: cat\n`);
  expect(problems).toContainEqual({
    path: 'try.txt:9',
    reason: 'is indented, but has no component above it',
    level: 'error',
  });
});
