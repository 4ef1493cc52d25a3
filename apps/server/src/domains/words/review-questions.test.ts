import path from 'node:path';
import { checkComponent, questionSchema, type Word } from '@digipals/contract';
import { teachingLanguages } from '@digipals/contract/constants';
import { judge, solve } from '@digipals/engine';
import { expect, test } from 'vitest';
import { loadContent } from '../../content/load-content.ts';
import { chooseOthers } from './other-pictures.ts';
import { type Ask, planReview } from './review.policy.ts';
import { makeQuestion } from './review-questions.ts';
import { wordsOf } from './words.policy.ts';

const content = loadContent(
  process.env['CONTENT_DIR'] ?? path.resolve(import.meta.dirname, '../../../../../.build/content'),
);
const day = '2026-03-02';
const course = content.wordReview.wordIds;

test('WORDS-06 every word of the course can be heard, said and spelt in both Englishes', () => {
  const asks = course.flatMap(id =>
    (['hear', 'say', 'spell'] as const).map((kind): Ask => ({ kind, day, wordIds: [id] })),
  );
  expect(asks.length).toBeGreaterThan(200);
  for (const variety of teachingLanguages)
    for (const ask of asks) {
      const question = makeQuestion(content, ask, { variety, language: 'fr' });
      const name = `${variety} ${ask.kind} ${ask.wordIds}`;
      expect(questionSchema.safeParse(question).error, name).toBeUndefined();
      expect(question?.components.flatMap(checkComponent), name).toEqual([]);
      expect(question && judge(question, solve(question)), name).toBe(true);
      expect(question && judge(question, []), name).toBe(false);
    }
});

test('PLAYER-78 partly: a sound says its word where pictures are chosen, not where the word is typed or spelt', () => {
  const captionOf = (kind: 'hear' | 'spell', id: string) => {
    const ask: Ask = { kind, day, wordIds: [id] };
    const question = makeQuestion(content, ask, { variety: 'us', language: 'fr' });
    return question?.components.find(({ type }) => type === 'audio')?.data[0]?.caption;
  };
  const [id = ''] = course;
  expect(captionOf('hear', id)).toBe(content.words.find('us', id)?.word);
  for (const word of course) expect(captionOf('spell', word)).toBeUndefined();
});

test('WORDS-06 any words of the course can be matched with their pictures', () => {
  const use = { shows: course, asks: [], proves: 'seen' as const };
  const seen = wordsOf(
    [{ questionId: 'q', day: '2026-03-01', right: true, wrong: false }],
    () => use,
  );
  const words = [...seen.values()];
  const plans = words.map((_, at) => planReview([...words.slice(at), ...words].slice(0, 10), day));
  expect(plans.every(plan => plan.at(-1)?.kind === 'match')).toBe(true);
  for (const ask of plans.flatMap(plan => plan.slice(-1))) {
    const question = makeQuestion(content, ask, { variety: 'gb', language: 'gb' });
    expect(questionSchema.safeParse(question).error).toBeUndefined();
    expect(question?.components.flatMap(checkComponent)).toEqual([]);
    expect(question && judge(question, solve(question))).toBe(true);
  }
});

test('WORDS-06 the wrong pictures are three others, the same each time, and no names of family members', () => {
  const words = course.flatMap((id): Word[] => [content.words.find('gb', id) ?? []].flat());
  for (const word of words) {
    const others = chooseOthers(word, words);
    expect(new Set([word, ...others].map(({ id }) => id)).size, word.id).toBe(4);
    expect(others, word.id).toEqual(chooseOthers(word, words));
    expect(
      others.filter(({ theme }) => theme === 'family-people'),
      word.id,
    ).toEqual([]);
  }
});
