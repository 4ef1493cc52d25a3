import type { OwnMeasure } from '@digipals/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { failure, type Handlers } from '../../testing/fake-server.ts';
import { fakeVoice } from '../../testing/fake-voice.ts';
import { makeMessageWorld } from '../../testing/message-world.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { makeLanguages } from '../../testing/world.ts';

afterEach(() => vi.unstubAllGlobals());

const DAY_MS = 86_400_000;
const say = 'POST users/{id}/measures/{measureId}/objection' as const;
const see = 'PUT users/{id}/measures/{measureId}' as const;

/** A pause of a child that it has not seen yet. */
const makeMeasure = (changes: Partial<OwnMeasure> = {}): OwnMeasure => ({
  ...{ measureId: 'm-1', kind: 'pauseWriting', reason: 'unkind' },
  text: 'Nobody wants to play with you.',
  until: new Date(Date.now() + DAY_MS).toISOString(),
  ...{ isOver: false, isSeen: false, objection: null },
  ...changes,
});
const objection = (answer: string | null = null) => ({
  answerBy: new Date(Date.now() + DAY_MS).toISOString(),
  answer,
});

function open(first: OwnMeasure, handlers: Handlers = {}, url = '/profile') {
  let measures = [first];
  return renderApp(url, {
    handlers: {
      ...makeMessageWorld(),
      'GET users/{id}/measures': () => measures,
      [see]: () => {
        measures = [{ ...first, isSeen: true }];
        return measures;
      },
      [say]: () => {
        measures = [{ ...first, isSeen: true, objection: objection() }];
        return measures;
      },
      ...handlers,
    },
  });
}
const dialog = (name: string) => screen.findByRole('dialog', { name });
const press = (name: string | RegExp) =>
  act(async () => screen.getByRole('button', { name }).click());
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const bodies = (server: ReturnType<typeof open>['server'], key: string) =>
  server.seen.filter(seen => seen.key === key).map(({ body }) => body);

test('SAFE2-87 a child reads what was paused, why, its own words, until when and what still works; help stays open', async () => {
  const { server } = open(makeMeasure());
  const page = await dialog('You have a break from writing');
  const { textContent } = page;
  for (const words of [
    ...['These words can hurt a friend.', 'Nobody wants to play with you.'],
    ...['Until ', 'Play', 'Learn', 'Read letters', 'Write again: '],
  ]) {
    expect(textContent).toContain(words);
  }
  expect(within(page).getByRole('link', { name: 'I need help' }).getAttribute('href')).toBe(
    '/help',
  );
  await press("OK, let's play");
  await isClosed();
  expect(bodies(server, see)).toEqual([{ isOver: false, answer: null }]);
});

test('SAFE2-87 a rule is read, reading by seniors stops nothing, and the child sees the end of a measure', async () => {
  const { unmount } = open(makeMeasure({ kind: 'teach', text: null }));
  await dialog('A rule for all of us');
  await press('I understand');
  await isClosed();
  unmount();
  const second = open(makeMeasure({ kind: 'readFirst' }));
  const page = await dialog("We're reading more carefully now");
  expect(page.textContent).toContain('You can write as always.');
  expect(page.textContent).not.toContain('Write again: ');
  second.unmount();
  open(makeMeasure({ isOver: true, objection: objection('You were right.') }));
  const over = await dialog('It is over');
  expect(over.textContent).toContain('You were right.');
  expect(screen.queryByRole('button', { name: 'I think this is not fair' })).toBeNull();
});

test('SAFE2-87 the measure is in the language of the child', async () => {
  open(makeMeasure(), {
    'GET users/{id}/languages': () => makeLanguages({ supportLanguage: 'fr' }),
  });
  const page = await dialog('Tu as une pause d’écriture');
  for (const words of ['Ces mots peuvent faire de la peine', 'Jouer', 'Apprendre', 'Lire les']) {
    expect(page.textContent).toContain(words);
  }
});

test('SAFE2-88 one tap says that it is not fair; a picture and words may follow', async () => {
  const { server } = open(makeMeasure());
  await dialog('You have a break from writing');
  await press('I think this is not fair');
  const page = await dialog('Tell us why');
  expect(bodies(server, say)).toEqual([{}]);
  expect(page.textContent).toContain('Another grown-up will read it');
  await press('They were unkind first');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ' He said I am a baby. ' } });
  await press('Send');
  await isClosed();
  expect(bodies(server, say)[1]).toEqual({ because: 'theyFirst', text: 'He said I am a baby.' });
});

test('SAFE2-88 without a connection nothing of an objection is lost, what is shown is read aloud, and the same tap sends it again', async () => {
  const spoken = fakeVoice();
  const measure = makeMeasure();
  let answer = (): OwnMeasure[] | ReturnType<typeof failure> => {
    throw new TypeError('Failed to fetch');
  };
  const { server } = open(measure, { [say]: () => answer() });
  const alert = async () => (await screen.findByRole('alert')).textContent;
  await dialog('You have a break from writing');
  await press('I think this is not fair');
  expect(await alert()).toBe('Oops! The internet connection is not working.');
  answer = () => [{ ...measure, objection: objection() }];
  await press('I think this is not fair');
  await dialog('Tell us why');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'It was a game.' } });
  answer = () => failure('internal');
  await press('Send');
  expect(await alert()).toBe('Oops! Something went wrong. Could you try again?');
  await press('Listen');
  expect(spoken()).toBe('Tell us why. Oops! Something went wrong. Could you try again?');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('It was a game.');
  answer = () => [{ ...measure, objection: objection() }];
  await press('Send');
  await isClosed();
  expect(bodies(server, say).at(-1)).toEqual({ text: 'It was a game.' });
});

test('SAFE2-88 an unfinished objection survives a reload, until it is sent or left', async () => {
  const told = makeMeasure({ isSeen: true, objection: objection() });
  const write = (value: string) =>
    fireEvent.change(screen.getByRole('textbox'), { target: { value } });
  const first = open(makeMeasure());
  await dialog('You have a break from writing');
  await press('I think this is not fair');
  await dialog('Tell us why');
  write('It was a game.');
  first.unmount();
  const second = open(told);
  await dialog('Tell us why');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('It was a game.');
  await press('Send');
  await isClosed();
  expect(bodies(second.server, say)).toEqual([{ text: 'It was a game.' }]);
  second.unmount();
  const isQuiet = async () => {
    const view = open(told);
    await screen.findByRole('heading', { level: 1, name: 'Mia' });
    await waitFor(() => expect(view.server.keys()).toContain('GET users/{id}/measures'));
    expect(screen.queryByRole('dialog')).toBeNull();
    view.unmount();
  };
  await isQuiet();
  const last = open(makeMeasure());
  await dialog('You have a break from writing');
  await press('I think this is not fair');
  await dialog('Tell us why');
  write('Never mind.');
  await press("OK, let's play");
  await isClosed();
  last.unmount();
  await isQuiet();
});

test('SAFE2-87 a child who objects to a measure that has just ended sees its end', async () => {
  const measure = makeMeasure();
  let measures = [measure];
  open(measure, {
    'GET users/{id}/measures': () => measures,
    [say]: () => {
      measures = [{ ...measure, isOver: true }];
      return failure('too_late');
    },
  });
  await dialog('You have a break from writing');
  await press('I think this is not fair');
  await dialog('It is over');
});

test('SAFE2-84 a refused text stays in its box, and the child sees why again', async () => {
  open(
    makeMeasure({ isSeen: true }),
    { 'POST users/{id}/conversations': () => failure('writing_paused') },
    '/conversation/c-ali',
  );
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Write to Ali/ });
  fireEvent.change(box, { target: { value: 'I play football with my sister.' } });
  await press('Send');
  await dialog('You have a break from writing');
  await press("OK, let's play");
  await isClosed();
  expect(box.value).toBe('I play football with my sister.');
  expect(screen.getByRole('alert').textContent).toBe('You have a break from writing');
});
