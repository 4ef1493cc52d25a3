import type { Translation } from '@digipals/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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
const button = () => screen.getByRole('button', { name: /Machine translation/ });

/** Presses the key until something has happened: it acts once React has run the effects of what is shown. */
const pressUntil = (isDone: () => boolean) =>
  waitFor(() => {
    if (!isDone()) press('t');
    expect(isDone()).toBe(true);
  });

type Desk = Awaited<ReturnType<typeof openCard>>;

/** Asks for the translation by key. */
const ask = (desk: Desk) => pressUntil(() => desk.of(key).length === 1);
const isShown = () => button().getAttribute('aria-expanded') === 'true';

/** Opens a Turkish text where a machine can translate. */
async function openTurkish(answers: Answers = {}) {
  const all = { ...dealing(turkish, makeNext()), [key]: () => translation, ...answers };
  const desk = await openCard(all, { queue });
  await screen.findByRole('button', { name: /Machine translation/ });
  return desk;
}

test('SAFE2-112 partly: a key shows the translation beside the text, which keeps its marks, and hides it again', async () => {
  const desk = await openTurkish();
  expect(desk.of(key)).toEqual([]);
  await ask(desk);
  const machine = await screen.findByRole('region', { name: 'Machine translation' });
  const words = await within(machine).findByText(english);
  expect(words.lang).toBe('en');
  expect(within(machine).getByText('On our own network')).toBeDefined();
  expect(machine.querySelector('mark')).toBeNull();
  const written = screen.getByRole('region', { name: 'Original' });
  expect(within(written).getByRole('heading', { name: 'Original, Turkish' })).toBeDefined();
  expect(written.querySelector('[lang="tr"] mark')?.textContent).toBe('Bana bir fotoğraf gönder1');
  expect(screen.getByText(/The translation only helps you to read/)).toBeDefined();
  expect(desk.of(key)).toEqual([{ params: { submissionId: 'sub-1' }, body: { rev: 2, fence: 3 } }]);
  expect(desk.services.announced.get().text).toBe('Translated from Turkish by machine');
  expect(isShown()).toBe(true);

  await pressUntil(() => !isShown());
  expect(screen.queryByText(english)).toBeNull();
  const text = screen.getByText('Bana bir fotoğraf gönder').closest('[lang]');
  expect(text?.getAttribute('lang')).toBe('tr');
  await pressUntil(isShown);
  expect(screen.getByText(english)).toBeDefined();
  expect(desk.of(key)).toHaveLength(1);
});

test('SAFE2-112 partly: an engine elsewhere is named, and one that names no language leaves it open', async () => {
  const elsewhere = { text: english, from: null, engine: 'translate.example.org', isOwn: false };
  await ask(await openTurkish({ [key]: () => elsewhere }));
  expect(await screen.findByText('translate.example.org')).toBeDefined();
  const written = screen.getByRole('region', { name: 'Original' });
  expect(within(written).getByRole('heading', { name: 'Original' })).toBeDefined();
  expect(written.querySelector('mark')?.parentElement?.lang).toBe('');
});

test.each([
  [409, 'translation_off', /Machine translation is not set up/],
  [409, 'already_english', /seems to be in English/],
] as const)(
  'SAFE2-112 partly: after %i %s the key hides and shows what the desk says, and asks no more',
  async (status, code, words) => {
    const desk = await openTurkish({ [key]: () => refuse(status, code) });
    await ask(desk);
    const card = within(screen.getByRole('region', { name: 'The text to read' }));
    expect(await card.findByText(words)).toBeDefined();
    expect(desk.services.announced.get().text).toMatch(words);
    expect(isShown()).toBe(true);
    await pressUntil(() => !isShown());
    expect(card.queryByText(words)).toBeNull();
    await pressUntil(isShown);
    expect(card.getByText(words)).toBeDefined();
    expect(desk.of(key)).toHaveLength(1);
    press('a');
    await heading('Plover 233 to Finch 18');
    expect(decisionsOf(desk)).toEqual([{ outcome: 'deliver', rev: 2, fence: 3 }]);
  },
);

test.each([
  [503, 'translation_slow', /The translation is taking too long/],
  [503, 'translation_failed', /The text could not be translated/],
] as const)(
  'SAFE2-112 partly: after %i %s the desk says so, and the text can be decided',
  async (status, code, words) => {
    let isBroken = true;
    const answer = () => (isBroken ? refuse(status, code) : translation);
    const desk = await openTurkish({ [key]: answer });
    await ask(desk);
    const card = within(screen.getByRole('region', { name: 'The text to read' }));
    expect(await card.findByText(words)).toBeDefined();
    expect(desk.services.announced.get().text).toMatch(words);
    expect(isShown()).toBe(false);
    expect(screen.queryByRole('region', { name: 'Machine translation' })).toBeNull();
    isBroken = false;
    fireEvent.click(button());
    expect(desk.of(key)).toHaveLength(2);
    expect(await screen.findByText(english)).toBeDefined();
    press('a');
    await heading('Plover 233 to Finch 18');
    expect(decisionsOf(desk)).toEqual([{ outcome: 'deliver', rev: 2, fence: 3 }]);
  },
);

/** A translation that comes when the test says so. */
function slowly() {
  let finish: (made: Translation) => void = () => undefined;
  const answer = new Promise<Translation>(resolve => {
    finish = resolve;
  });
  return { answer, finish: () => act(async () => finish(translation)) };
}

test('SAFE2-112 partly: a text is decided while the machine still reads, and its answer is neither shown with the next nor announced', async () => {
  const { answer, finish } = slowly();
  const desk = await openTurkish({ [key]: () => answer });
  await ask(desk);
  await screen.findByText('Translating …');
  press('a');
  await heading('Plover 233 to Finch 18');
  const said = desk.services.announced.get();
  await finish();
  expect(screen.getByText(/I am Ploy/)).toBeDefined();
  expect(screen.queryByText(english)).toBeNull();
  expect(desk.services.announced.get()).toBe(said);
});

test('SAFE2-112 partly: the key hides a translation that has not come yet, which is then not announced and not asked for twice', async () => {
  const { answer, finish } = slowly();
  const desk = await openTurkish({ [key]: () => answer });
  const said = desk.services.announced.get();
  await ask(desk);
  await screen.findByText('Translating …');
  press('t');
  expect(screen.queryByText('Translating …')).toBeNull();
  await finish();
  expect(screen.queryByText(english)).toBeNull();
  expect(desk.services.announced.get()).toBe(said);
  press('t');
  expect(screen.getByText(english)).toBeDefined();
  expect(desk.of(key)).toHaveLength(1);
});

test('SAFE2-112 partly: an adult who lost the text is told so, and is offered no translation', async () => {
  const desk = await openTurkish({ [key]: () => refuse(409, 'lease_lost') });
  await ask(desk);
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('Someone else has it now.');
  expect(screen.getAllByText('Someone else has it now.')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /Machine translation/ })).toBeNull();
  press('t');
  press('a');
  expect(desk.of(key)).toHaveLength(1);
  expect(decisionsOf(desk)).toEqual([]);
});

test('SAFE2-112 partly: a translation goes once a renewal finds that someone else has the text', async () => {
  const desk = await openTurkish({
    'PUT desk/claims/{submissionId}': () => refuse(409, 'lease_lost'),
  });
  await ask(desk);
  expect(await screen.findByText(english)).toBeDefined();
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByText('Someone else has it now.')).toBeDefined();
  expect(screen.queryByText(english)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Original' })).toBeNull();
  expect(screen.getByText('Bana bir fotoğraf gönder')).toBeDefined();
});

test('SAFE2-112 partly: a translation that comes while the text is not on the screen is not announced', async () => {
  const { answer, finish } = slowly();
  const desk = await openTurkish({ [key]: () => answer });
  await ask(desk);
  await screen.findByText('Translating …');
  const said = desk.services.announced.get();
  press('e');
  await screen.findByRole('button', { name: /Deliver with this edit/ });
  await finish();
  expect(desk.services.announced.get()).toBe(said);
  press('Escape');
  expect(await screen.findByText(english)).toBeDefined();
});

test('SAFE2-112 partly: without an engine there is no key, no button and no line in the list of keys', async () => {
  const desk = await openCard({ ...dealing(turkish), [key]: () => translation });
  // The desk knows by now that there is no engine.
  await screen.findByText('Oldest');
  press('t');
  expect(desk.of(key)).toEqual([]);
  expect(screen.queryByText(/Machine translation/)).toBeNull();
  press('?');
  await screen.findByRole('dialog', { name: 'Keys' });
  expect(screen.queryByText('Machine translation into English')).toBeNull();
});

test('SAFE2-112 partly: the list of keys names the key where there is an engine', async () => {
  await openTurkish();
  press('?');
  await screen.findByRole('dialog', { name: 'Keys' });
  expect(screen.getByText('Machine translation into English')).toBeDefined();
});

test('SAFE2-112 partly: a folded text is not translated before it is opened', async () => {
  const answers: Answers = {
    ...dealing(makeSevere()),
    [key]: () => translation,
    'POST desk/claims/{submissionId}/opened': () => ({ openedToday: 1 }),
  };
  const lead = { role: 'lead', name: 'Lead 01' } as const;
  const desk = await openCard(answers, { as: lead, url: '/four-eyes', queue });
  press(' ');
  await screen.findByRole('button', { name: /Machine translation/ });
  // Folded again, once the desk listens to the key.
  press(' ');
  expect(screen.getByText(/The text is folded/)).toBeDefined();
  press('t');
  expect(desk.of(key)).toEqual([]);
  press(' ');
  await screen.findByRole('button', { name: /Machine translation/ });
  press('t');
  expect(await screen.findByText(english)).toBeDefined();
});
