import { beforeEach, expect, test } from 'vitest';
import { storageKeys } from '../../../shared/storage.ts';
import { addToDraft, readDraft, unsent, writeDraft } from './drafts.ts';

const place = 'message/u-ali';
const text = () => readDraft(localStorage, 'u-mia', place)?.text;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(storageKeys.userId, 'u-mia');
});

test('a restored text is appended to the draft once', () => {
  addToDraft(localStorage, 'u-mia', place, 'I like tea.');
  expect(text()).toBe('I like tea.');
  addToDraft(localStorage, 'u-mia', place, 'I like tea.');
  expect(text()).toBe('I like tea.');
  addToDraft(localStorage, 'u-mia', place, 'And you?');
  expect(text()).toBe('I like tea. And you?');
});

test('COURSE-58 a second letter from a frame replaces the first; own words and restored texts are kept', () => {
  const frame = { lessonId: 'lesson-1', part: 'frame' } as const;
  const answer = { lessonId: 'lesson-1', part: 'answer' } as const;
  addToDraft(localStorage, 'u-mia', place, 'Hello!');
  addToDraft(localStorage, 'u-mia', place, 'I have a kite.', frame);
  expect(text()).toBe('Hello! I have a kite.');
  addToDraft(localStorage, 'u-mia', place, 'Yes, I do.', answer);
  expect(readDraft(localStorage, 'u-mia', place)).toEqual({ text: 'Yes, I do.', frame: answer });
  addToDraft(localStorage, 'u-mia', place, 'I like tea.');
  expect(text()).toBe('Yes, I do. I like tea.');
});

test('an unanswered attempt stays in the draft', () => {
  const attempt = { key: 'k-1', text: 'Hello' };
  writeDraft(localStorage, 'u-mia', place, { text: 'Hello', attempt });
  addToDraft(localStorage, 'u-mia', place, 'Ali');
  expect(readDraft(localStorage, 'u-mia', place)).toEqual({ text: 'Hello Ali', attempt });
});

test('after a send only the text that was added meanwhile remains', () => {
  expect(unsent({ text: ' Hello Ali \n' }, 'Hello Ali')).toBe('');
  expect(unsent({ text: 'Hello Ali I like tea.' }, 'Hello Ali')).toBe('I like tea.');
  expect(unsent(null, 'Hello Ali')).toBe('');
});

test('a text restored after sign-out is not stored', () => {
  localStorage.removeItem(storageKeys.userId);
  addToDraft(localStorage, 'u-mia', place, 'I like tea.');
  localStorage.setItem(storageKeys.userId, 'u-noah');
  writeDraft(localStorage, 'u-mia', place, { text: 'I like tea.' });
  expect(localStorage.getItem(storageKeys.drafts)).toBeNull();
});
