import type { Translation } from '@digipals/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answers, press, refuse } from '../testing/fake-desk.tsx';
import { makeCard, makeNext, makeSevere, makeSignal } from '../testing/makers/cards.ts';
import { dealing, decisionsOf, heading, openCard } from '../testing/reading.ts';

afterEach(() => vi.restoreAllMocks());

const key = 'POST desk/claims/{submissionId}/translation' as const;
const text = 'Merhaba! Bana bir fotoğraf gönder, sadece ikimiz bilelim.';
const english = 'Hello! Send me a photo, let only the two of us know.';
const translation: Translation = { text: english, from: 'tr', engine: '127.0.0.1', isOwn: true };
const turkish = makeCard({ text, signals: [makeSignal('Bana bir fotoğraf gönder', {}, text)] });
const queue = { canTranslate: true };
const button = () => screen.getByRole('button', { name: /In English, by machine/ });

/** Presses the key until something has happened: it acts once React has run the effects of what is shown. */
const pressUntil = (isDone: () => boolean) =>
  waitFor(() => {
    if (!isDone()) press('t');
    expect(isDone()).toBe(true);
  });

type Desk = Awaited<ReturnType<typeof openCard>>;

/** Asks for the translation by key, for the first time or again. */
const ask = (desk: Desk, times = 1) => pressUntil(() => desk.of(key).length === times);
const isShown = () => button().getAttribute('aria-expanded') === 'true';

/** Opens a Turkish text where a machine can translate. */
async function openTurkish(answers: Answers = {}) {
  const all = { ...dealing(turkish, makeNext()), [key]: () => translation, ...answers };
  const desk = await openCard(all, { queue });
  await screen.findByRole('button', { name: /In English, by machine/ });
  return desk;
}

test('SAFE2-112 a key shows the translation beside the text, which keeps its marks, and hides it again', async () => {
  const desk = await openTurkish();
  expect(desk.of(key)).toEqual([]);
  await ask(desk);
  const machine = await screen.findByRole('region', { name: 'In English' });
  const words = await within(machine).findByText(english);
  expect(words.lang).toBe('en');
  expect(within(machine).getByText('Machine, on our own network')).toBeDefined();
  expect(machine.querySelector('mark')).toBeNull();
  const written = screen.getByRole('region', { name: 'As written' });
  expect(within(written).getByRole('heading', { name: 'As written, Turkish' })).toBeDefined();
  expect(written.querySelector('[lang="tr"] mark')?.textContent).toBe('Bana bir fotoğraf gönder1');
  expect(screen.getByText(/the machine only helps to read/)).toBeDefined();
  expect(desk.of(key)).toEqual([{ params: { submissionId: 'sub-1' }, body: { rev: 2, fence: 3 } }]);
  expect(desk.services.announced.get().text).toBe('Translated by a machine from Turkish');
  expect(isShown()).toBe(true);

  await pressUntil(() => !isShown());
  expect(screen.queryByText(english)).toBeNull();
  await pressUntil(isShown);
  expect(screen.getByText(english)).toBeDefined();
  expect(desk.of(key)).toHaveLength(1);
});

test('SAFE2-112 an engine elsewhere is named, and one that names no language leaves it open', async () => {
  const elsewhere = { text: english, from: null, engine: 'translate.example.org', isOwn: false };
  await ask(await openTurkish({ [key]: () => elsewhere }));
  expect(await screen.findByText('Machine, translate.example.org')).toBeDefined();
  const written = screen.getByRole('region', { name: 'As written' });
  expect(within(written).getByRole('heading', { name: 'As written' })).toBeDefined();
  expect(written.querySelector('mark')?.parentElement?.lang).toBe('');
});

test.each([
  [503, 'translation_slow', /The machine takes too long/],
  [503, 'translation_failed', /The machine could not translate it/],
  [409, 'translation_off', /No machine is set up/],
  [409, 'already_english', /is in English already/],
] as const)(
  'SAFE2-112 after %i %s the desk says so, and the text can be decided',
  async (status, code, words) => {
    let isBroken = true;
    const answer = () => (isBroken ? refuse(status, code) : translation);
    const desk = await openTurkish({ [key]: answer });
    await ask(desk);
    expect((await screen.findByText(words)).getAttribute('role')).toBe('status');
    expect(screen.queryByRole('region', { name: 'In English' })).toBeNull();
    isBroken = false;
    await ask(desk, 2);
    expect(await screen.findByText(english)).toBeDefined();
    press('a');
    await heading('Plover 233 to Finch 18');
    expect(decisionsOf(desk)).toEqual([{ outcome: 'deliver', rev: 2, fence: 3 }]);
  },
);

test('SAFE2-112 a text is decided while the machine still reads, and its answer is not shown with the next', async () => {
  let finish: (made: Translation) => void = () => undefined;
  const slow = new Promise<Translation>(resolve => {
    finish = resolve;
  });
  const desk = await openTurkish({ [key]: () => slow });
  await ask(desk);
  await screen.findByText(/The machine reads/);
  press('t');
  expect(desk.of(key)).toHaveLength(1);
  press('a');
  await heading('Plover 233 to Finch 18');
  finish(translation);
  await slow;
  await waitFor(() => expect(screen.getByText(/I am Ploy/)).toBeDefined());
  expect(screen.queryByText(english)).toBeNull();
});

test('SAFE2-112 without an engine there is no key, no button and no line in the list of keys', async () => {
  const desk = await openCard({ ...dealing(turkish), [key]: () => translation });
  press('t');
  expect(screen.queryByText(/by machine/)).toBeNull();
  press('?');
  await screen.findByRole('dialog', { name: 'Keys' });
  expect(screen.queryByText('English beside it, by machine')).toBeNull();
  expect(desk.of(key)).toEqual([]);
});

test('SAFE2-112 the list of keys names the key where there is an engine', async () => {
  await openTurkish();
  press('?');
  await screen.findByRole('dialog', { name: 'Keys' });
  expect(screen.getByText('English beside it, by machine')).toBeDefined();
});

test('SAFE2-112 a folded text is not translated before it is opened', async () => {
  const answers: Answers = {
    ...dealing(makeSevere()),
    [key]: () => translation,
    'POST desk/claims/{submissionId}/opened': () => ({ openedToday: 1 }),
  };
  const lead = { role: 'lead', name: 'Lead 01' } as const;
  const desk = await openCard(answers, { as: lead, url: '/four-eyes', queue });
  press('t');
  expect(desk.of(key)).toEqual([]);
  press(' ');
  await screen.findByRole('button', { name: /In English, by machine/ });
  await ask(desk);
  expect(await screen.findByText(english)).toBeDefined();
});
