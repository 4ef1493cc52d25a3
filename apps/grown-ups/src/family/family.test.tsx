import type {
  Adult,
  ChildChangeAction,
  FamilyChild,
  FamilyControls,
  FamilyData,
  FamilyWeek,
} from '@digipals/contract';
import { childChangeActions } from '@digipals/contract/constants';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type Answers, lead, refuse, renderApp, sayYes } from '../testing/fake-app.tsx';
import { asksAtReload } from '../testing/leaving.ts';

const parent: Adult = { ...lead, roles: [{ role: 'parent', schoolId: null, classId: null }] };
const mia: FamilyChild = {
  childId: 'k1',
  name: 'Mia',
  avatarImage: '/avatars/mia',
  dominoImage: '/avatars/domino',
  className: '3B',
  schoolName: 'Riverside',
  language: 'tr',
};
const tom: FamilyChild = { ...mia, childId: 'k2', name: 'Tom' };
const dayNames = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'];
const week: FamilyWeek = {
  days: [...dayNames, '2026-11-28', '2026-11-29'].map((day, index) => ({
    day,
    minutes: index < 2 ? 15 : 0,
    isToday: index === 1,
  })),
  wordsLearnt: 12,
  stars: 3,
  messages: { written: 4, delivered: 6 },
  newFriends: 1,
  praise: 'words',
  returned: 1,
  minutesADay: null,
};
const controls: FamilyControls = {
  quiet: null,
  classQuiet: null,
  minutesADay: null,
  contact: 'on',
  waitsForSchool: false,
  pausedUntil: null,
  usedToday: 16,
  timeZone: 'Europe/London',
  streakPause: null,
  language: 'tr',
};
const data: FamilyData = {
  erasure: null,
  holds: 0,
  accesses: [{ who: 'reader', name: null, what: 'text', at: '2026-11-24T09:00:00Z' }],
  changes: [{ name: 'Sam Reed', action: 'new card', at: '2026-11-24T09:00:00Z' }],
  wishes: [{ kind: 'erasure', at: '2026-11-24T09:00:00Z' }],
};
const pablo = { childId: 'k9', name: 'Pablo', country: 'es', avatarImage: '/avatars/pablo' };
const at = '2026-11-24T09:00:00Z';
const family = 'grown-ups/children/{childId}/family';
const word = { meaning: { tr: 'kedi' }, picture: '/cat.webp', audio: '/cat.mp3' } as const;

const answers: Answers = {
  'GET grown-ups/family': () => [mia],
  [`GET ${family}/home`]: () => week,
  [`GET ${family}/words`]: () => [
    { ...word, id: 'cat', word: 'cat', growth: 'spelt' },
    { ...word, id: 'dog', word: 'dog', growth: 'seen' },
  ],
  [`GET ${family}/can-do`]: () => [
    {
      ...{ course: 'starter', lessonId: 'l1', number: 1, title: 'Hello!', at },
      lines: [
        { text: 'Sayabilirim.', practise: { activityId: 'a1', title: 'One, two' }, paw: 'empty' },
        { text: 'Merhaba derim.', practise: null, paw: 'full' },
      ],
      skills: [{ skill: 'listen', right: 2, total: 3 }],
    },
  ],
  [`GET ${family}/messages`]: () => ({
    friends: [{ ...pablo, since: at, messages: 1 }],
    open: [
      {
        submissionId: 's1',
        kind: 'message',
        toChildId: 'k9',
        text: 'Call me.',
        state: 'returned',
        at,
        reason: 'personal',
      },
      {
        submissionId: 's2',
        kind: 'message',
        toChildId: 'k9',
        text: 'I like cats.',
        state: 'reading',
        at,
        reason: null,
      },
    ],
    reports: [{ reason: 'unkind', at, isAnswered: false }],
  }),
  [`GET ${family}/messages/{friendId}`]: () => [{ messageId: 'm1', isOwn: false, text: 'Hi!', at }],
  [`GET ${family}/controls`]: () => controls,
  [`GET ${family}/data`]: () => data,
};

const open = (url = '/', more: Answers = {}, as = parent) =>
  renderApp({ as, url, answers: { ...answers, ...more } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => localStorage.setItem('grown-ups.language', 'gb'));

test('FAMILY-02 FAMILY-03 FAMILY-04 FAMILY-24 the first page of a parent is the week, with a sentence to say aloud', async () => {
  open();
  expect(await screen.findByText('Well done, Mia! You know 12 new words now.')).toBeDefined();
  expect(screen.getByRole('heading', { name: '2 days in DigiPals' })).toBeDefined();
  const back = screen.getByRole('link', { name: /1 text came back/ });
  expect(back.getAttribute('href')).toBe('/grown-ups/family/k1/messages');
  const pictures = () => screen.getAllByRole('presentation').map(one => one.getAttribute('src'));
  await screen.findByRole('heading', { name: 'Play together' });
  expect(pictures()).toEqual(
    expect.arrayContaining(['/avatars/mia/full.svg', '/avatars/domino/cheer.svg', '/cat.webp']),
  );
  const pages = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(pages.map(link => link.textContent)).toEqual([
    'Home',
    'Progress',
    'Words',
    'Messages',
    'Controls',
    'Data',
  ]);
});

test('FAMILY-04 praise for friends has their number', async () => {
  open('/', { [`GET ${family}/home`]: () => ({ ...week, praise: 'friend', newFriends: 6 }) });
  expect(await screen.findByText('How nice, Mia! You have made 6 new friends.')).toBeDefined();
});

test('FAMILY-24 a teacher who is a parent has both, and an adult with several children chooses', async () => {
  const both: Adult = {
    ...parent,
    roles: [...parent.roles, { role: 'teacher', schoolId: 's1', classId: null }],
  };
  open('/family/k2/home', { 'GET grown-ups/family': () => [mia, tom] }, both);
  expect(await screen.findByRole('heading', { name: 'Tom’s week' })).toBeDefined();
  choose('Child', 'k1');
  expect(await screen.findByRole('heading', { name: 'Mia’s week' })).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: 'School' }));
  const places = within(await screen.findByRole('navigation')).getAllByRole('link');
  expect(places.map(link => link.textContent)).toEqual(['Classes', 'Family', 'Account']);
});

test('FAMILY-25 the app starts in the help language of the child, and a chosen language stays', async () => {
  localStorage.removeItem('grown-ups.language');
  open();
  expect(await screen.findByRole('heading', { name: 'Mia: bu hafta' })).toBeDefined();
  choose('Dil', 'th');
  expect(await screen.findByRole('heading', { name: 'สัปดาห์ของ Mia' })).toBeDefined();
  expect(localStorage.getItem('grown-ups.language')).toBe('th');
  choose('ภาษา', 'gb');
  expect(await screen.findByRole('heading', { name: 'Mia’s week' })).toBeDefined();
});

test('FAMILY-05 FAMILY-06 words have picture, sound and state, and can be filtered', async () => {
  open('/family/k1/words');
  expect(await screen.findByText('cat')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Listen: cat' })).toBeDefined();
  press('Still new 1');
  expect(screen.queryByText('cat')).toBeNull();
  expect(screen.getByText('dog')).toBeDefined();
});

test('FAMILY-06 a filter that finds no word says so', async () => {
  open('/family/k1/words', {
    [`GET ${family}/words`]: () => [{ ...word, id: 'dog', word: 'dog', growth: 'seen' }],
  });
  expect(await screen.findByText('dog')).toBeDefined();
  expect(screen.queryByText('No words here right now.')).toBeNull();
  press('Known 0');
  expect(screen.getByText('No words here right now.')).toBeDefined();
});

test('FAMILY-05 FAMILY-06 a word has the name under which it is counted, and is known once it is understood', async () => {
  const growths = ['seen', 'understood', 'said', 'spelt'] as const;
  open('/family/k1/words', {
    [`GET ${family}/words`]: () =>
      growths.map(growth => ({ ...word, id: growth, word: `w-${growth}`, growth })),
  });
  const stateOf = async (name: string) =>
    (await screen.findByText(name)).parentElement?.querySelector('i')?.textContent;
  const states = await Promise.all(growths.map(growth => stateOf(`w-${growth}`)));
  expect(states).toEqual(['seen', 'understood', 'can say', 'can spell']);
  press('Known 3');
  expect(screen.queryByText('w-seen')).toBeNull();
  expect(screen.getByText('w-understood')).toBeDefined();
});

test('WORDS-15 a parent sees the counts of the garden', async () => {
  open('/family/k1/words');
  await screen.findByText('cat');
  const counts = ['1 seen', '0 understood', '0 can say', '1 can spell'];
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items.filter(text => /^\d/.test(text ?? ''))).toEqual(counts);
});

test('COURSE-85 COURSE-87 a parent sees what its child can do after each test, what to practise, and its skills', async () => {
  const app = open('/family/k1/progress');
  expect(await screen.findByRole('heading', { name: 'What Mia can do' })).toBeDefined();
  expect(app.of(`GET ${family}/can-do`)).toEqual([
    { params: { childId: 'k1' }, query: { language: 'gb' } },
  ]);
  expect(screen.getByRole('heading', { name: 'Lesson 1: Hello!' })).toBeDefined();
  const items = within(screen.getByRole('main')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Sayabilirim.still to practise · Practise together: One, two',
    'Merhaba derim.can do it',
  ]);
  expect(screen.getByRole('row', { name: /Listening/ }).textContent).toBe('Listening22 of 3/ 3');
  expect(screen.getByText(/Speaking is never scored/)).toBeDefined();
});

test('COURSE-83 the test of a review is named as such for a parent, in the language of the app', async () => {
  const result = { ...{ course: 'starter', number: 6, title: 'I can do it!', at }, lines: [] };
  open('/family/k1/progress', {
    [`GET ${family}/can-do`]: () => [
      { ...result, lessonId: 'l6', skills: [] },
      { ...result, lessonId: 'r6', review: true, skills: [] },
    ],
  });
  const name = 'Review after lesson 6';
  expect(await screen.findByRole('heading', { name: `${name}: I can do it!` })).toBeDefined();
  expect(screen.getByRole('columnheader', { name })).toBeDefined();
  expect(screen.getByRole('columnheader', { name: 'Lesson 6' })).toBeDefined();
});

test('COURSE-85 before the first test the page says when it has something to show', async () => {
  open('/family/k1/progress', { [`GET ${family}/can-do`]: () => [] });
  expect(await screen.findByText(/When Mia has finished the test of a lesson/)).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

test('FAMILY-07 FAMILY-09 FAMILY-10 messages both ways with reasons; a friendship ends after a question', async () => {
  const app = open('/family/k1/messages', {
    [`POST ${family}/friends/{friendId}/end`]: () => ({}),
    [`DELETE ${family}/texts/{submissionId}`]: () => ({}),
  });
  expect(await screen.findByText('Hi!')).toBeDefined();
  expect(screen.getByText('Came back: personal details stay at home.')).toBeDefined();
  expect(screen.getByText(/Somebody said that a text is unkind/)).toBeDefined();
  press('Stop this text');
  expect(screen.getByText('The text is not delivered. Mia can write a new one.')).toBeDefined();
  expect(app.of(`DELETE ${family}/texts/{submissionId}`)).toEqual([]);
  sayYes('Stop this text');
  await waitFor(() => expect(app.of(`DELETE ${family}/texts/{submissionId}`)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('End the friendship');
  const question = screen.getByRole('dialog');
  expect(question.textContent).toContain('Pablo is not told why.');
  expect(app.of(`POST ${family}/friends/{friendId}/end`)).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: 'End the friendship' }));
  await waitFor(() =>
    expect(app.of(`POST ${family}/friends/{friendId}/end`)).toEqual([
      { params: { childId: 'k1', friendId: 'k9' } },
    ]),
  );
});

test('FAMILY-27 contact that is off cannot be paused', async () => {
  open('/family/k1/controls', {
    [`GET ${family}/controls`]: () => ({ ...controls, contact: 'off' }),
  });
  const choice = await screen.findByRole('group', { name: 'Friends and messages' });
  const offered = () =>
    within(choice)
      .getAllByRole('button')
      .map(button => button.textContent);
  expect(offered()).toEqual(['On', 'Off']);
});

test('FAMILY-12 contact that only waits for the school is on, and says so', async () => {
  open('/family/k1/controls', {
    [`GET ${family}/controls`]: () => ({ ...controls, waitsForSchool: true }),
  });
  expect(await screen.findByText('Allowed; waiting for the school')).toBeDefined();
});

test('FAMILY-11 FAMILY-12 controls: contact, rest, minutes and holidays', async () => {
  const app = open('/family/k1/controls', {
    [`PUT ${family}/contact`]: () => ({}),
    [`PUT ${family}/rest`]: () => ({}),
    [`PUT ${family}/pause`]: () => ({}),
  });
  await screen.findByRole('heading', { name: 'Opening hours' });
  press('Off');
  expect(app.of(`PUT ${family}/contact`)).toEqual([]);
  expect(screen.getByRole('dialog').textContent).toContain('Off takes your yes back');
  sayYes('Off', 'Friends and messages');
  await waitFor(() =>
    expect(app.of(`PUT ${family}/contact`)).toMatchObject([{ body: { contact: 'off' } }]),
  );
  fireEvent.click(screen.getByLabelText('Minutes a day'));
  await waitFor(() =>
    expect(app.of(`PUT ${family}/rest`)).toMatchObject([
      { body: { quiet: null, minutesADay: 30 } },
    ]),
  );
  press('Save');
  await waitFor(() => expect(app.of(`PUT ${family}/pause`)).toHaveLength(1));
});

test('FAMILY-12 a pause that is being chosen does not look done, and can be left', async () => {
  const app = open('/family/k1/controls', { [`PUT ${family}/contact`]: () => ({}) });
  const choice = within(await screen.findByRole('group', { name: 'Friends and messages' }));
  const chosen = () => choice.getByRole('button', { pressed: true }).textContent;
  fireEvent.click(choice.getByRole('button', { name: 'Pause' }));
  expect(chosen()).toBe('On');
  expect(screen.getByText(/^Nothing is paused yet\./)).toBeDefined();
  fireEvent.click(choice.getByRole('button', { name: 'On' }));
  expect(screen.queryByText(/^Nothing is paused yet\./)).toBeNull();
  expect(app.of(`PUT ${family}/contact`)).toEqual([]);
  fireEvent.click(choice.getByRole('button', { name: 'Pause' }));
  app.answer(`GET ${family}/controls`, () => ({
    ...controls,
    contact: 'paused',
    pausedUntil: '2026-12-06',
  }));
  fireEvent.click(screen.getAllByRole('button', { name: 'Pause' })[1] as Element);
  await waitFor(() => expect(chosen()).toBe('Pause'));
  expect(screen.getByText(/^Paused until/)).toBeDefined();
  fireEvent.click(choice.getByRole('button', { name: 'Pause' }));
  expect(screen.queryByText(/^Nothing is paused yet\./)).toBeNull();
});

test('FAMILY-13 without open hours the page says that the app is always open, unless the class has hours', async () => {
  const app = open('/family/k1/controls');
  const always = 'No hours are set: DigiPals is open day and night.';
  expect(await screen.findByText(always)).toBeDefined();
  expect(screen.queryByText(/Domino sleeps/)).toBeNull();
  const day = { from: 480, to: 1080 };
  app.answer(`GET ${family}/controls`, () => ({
    ...controls,
    classQuiet: { schoolDays: day, weekend: day },
  }));
  void app.services.queries.invalidateQueries();
  await waitFor(() => expect(screen.queryByText(always)).toBeNull());
});

test('FAMILY-12 changes during a running call are sent after it: what is shown is what is kept', async () => {
  let kept = { quiet: controls.quiet, minutesADay: controls.minutesADay };
  let finish: (() => void)[] = [];
  const app = open('/family/k1/controls', {
    [`GET ${family}/controls`]: () => ({ ...controls, ...kept }),
    [`PUT ${family}/rest`]: async ({ body }) => {
      await new Promise<void>(resolve => finish.push(resolve));
      kept = body as typeof kept;
      return {};
    },
  });
  const finishAll = () => {
    for (const one of finish) one();
    finish = [];
  };
  fireEvent.click(await screen.findByLabelText('Opening hours'));
  fireEvent.click(screen.getByLabelText('Minutes a day'));
  const [until] = screen.getAllByLabelText('to');
  for (const value of ['18:30', '18:00']) fireEvent.change(until as Element, { target: { value } });
  press('Five minutes more');
  expect(app.of(`PUT ${family}/rest`)).toHaveLength(1);
  const days = { schoolDays: { from: 420, to: 1080 }, weekend: { from: 540, to: 1200 } };
  await waitFor(() => {
    finishAll();
    expect(kept).toEqual({ quiet: days, minutesADay: 35 });
  });
  expect(app.of(`PUT ${family}/rest`)).toHaveLength(2);
  expect(screen.getByText('35 min')).toBeDefined();
  expect(until).toHaveProperty('value', '18:00');
});

test('FAMILY-18 the last of two help languages chosen one after the other is kept', async () => {
  let { language } = controls;
  const finish: (() => void)[] = [];
  const app = open('/family/k1/controls', {
    [`GET ${family}/controls`]: () => ({ ...controls, language }),
    [`PUT ${family}/language`]: async ({ body }) => {
      await new Promise<void>(resolve => void finish.push(resolve));
      ({ language } = body as Pick<typeof controls, 'language'>);
      return {};
    },
  });
  const select = await screen.findByLabelText(/help language/i);
  for (const value of ['fr', 'es']) fireEvent.change(select, { target: { value } });
  expect(select).toHaveProperty('value', 'es');
  await waitFor(() => {
    finish.shift()?.();
    expect(language).toBe('es');
  });
  expect(app.of(`PUT ${family}/language`).map(({ body }) => body)).toEqual([
    { language: 'fr' },
    { language: 'es' },
  ]);
  expect(select).toHaveProperty('value', 'es');
});

test('FAMILY-12 a change that was refused is not shown as if it were kept', async () => {
  const quiet = { schoolDays: { from: 420, to: 1170 }, weekend: { from: 540, to: 1200 } };
  open('/family/k1/controls', {
    [`GET ${family}/controls`]: () => ({ ...controls, quiet }),
    [`PUT ${family}/rest`]: () => refuse(0, 'offline'),
  });
  const until = () => screen.getAllByLabelText('to')[0] as Element;
  await screen.findByRole('heading', { name: 'Opening hours' });
  fireEvent.change(until(), { target: { value: '18:00' } });
  expect((await screen.findByRole('alert')).textContent).toContain('No connection');
  expect(until()).toHaveProperty('value', '19:30');
});

test('FAMILY-17 holidays that the server refuses stay in the form, with the reason', async () => {
  open('/family/k1/controls', {
    [`PUT ${family}/pause`]: () => refuse(422, 'invalid_request'),
  });
  await screen.findByRole('heading', { name: 'Holidays' });
  press('Save');
  expect((await screen.findByRole('alert')).textContent).toContain('cannot be sent like this');
});

test('CLASS-38 a parent reads the hours of the class', async () => {
  const day = { from: 480, to: 1080 };
  const app = open('/family/k1/controls', {
    [`GET ${family}/controls`]: () => ({
      ...controls,
      classQuiet: { schoolDays: day, weekend: { ...day, to: 1200 } },
    }),
  });
  const words =
    'Times of the class: 08:00–18:00 on school days, 08:00–20:00 at weekends. Yours can only make them shorter.';
  expect(await screen.findByText(words)).toBeDefined();
  app.answer(`GET ${family}/controls`, () => controls);
  void app.services.queries.invalidateQueries();
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
});

test('FAMILY-19 FAMILY-21 FAMILY-22 data: registers in plain words, corrections, and erasure after a code', async () => {
  const app = open('/family/k1/data', {
    [`POST ${family}/correction`]: () => ({}),
    [`POST ${family}/erasure`]: () => refuse(403, 'proof_needed'),
  });
  expect(await screen.findByText('A reader at DigiPals')).toBeDefined();
  expect(screen.getByText(/New sign-in card/)).toBeDefined();
  choose('First name', 'Elif');
  press('Send');
  expect(await screen.findByText('Sent to the teachers')).toBeDefined();
  expect(app.of(`POST ${family}/correction`)).toMatchObject([{ body: { name: 'Elif' } }]);
  press('Erase in 7 days');
  sayYes('Erase in 7 days');
  expect(await screen.findByLabelText('Six figures')).toBeDefined();
});

test('RIGHTS-24 a parent sees what its child wishes, and says that they have talked', async () => {
  const app = open('/family/k1/data', { [`POST ${family}/wishes`]: () => ({}) });
  expect(await screen.findByText('Mia wishes that everything is deleted.')).toBeDefined();
  app.answer(`GET ${family}/data`, () => ({ ...data, wishes: [] }));
  press('We have talked about it');
  await waitFor(() => expect(screen.queryByText('We have talked about it')).toBeNull());
  expect(app.of(`POST ${family}/wishes`)).toEqual([
    { params: { childId: 'k1' }, body: { kind: 'erasure' } },
  ]);
});

/** Erases the child at once, on its page; `left` stay with the parent. */
async function eraseNow(left: readonly FamilyChild[]) {
  let isErased = false;
  const app = open('/family/k1/data', {
    'GET grown-ups/me': () => (isErased && left.length === 0 ? { ...parent, roles: [] } : parent),
    'GET grown-ups/family': () => (isErased ? [...left] : [mia, ...left]),
    [`POST ${family}/erasure`]: () => {
      isErased = true;
      return { state: 'erased', proof: '7d3f' };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Erase now' }));
  sayYes('Erase now');
  await screen.findByText('7d3f');
  return app;
}

test.each([
  [[tom], /^You can no longer open the pages of this child/],
  [[], /^No child belongs to your account now/],
])(
  'FAMILY-21 the number of the proof stays until it is closed, though the pages of the child are gone: %#',
  async (left, gone) => {
    const app = await eraseNow(left);
    // As when the parent comes back from another app.
    await act(() => app.services.queries.refetchQueries());
    expect(await screen.findByText(gone)).toBeDefined();
    const proof = within(screen.getByRole('dialog', { name: 'Everything of Mia is erased' }));
    expect(proof.getByText('7d3f')).toBeDefined();
    expect(asksAtReload()).toBe(true);
    fireEvent.click(proof.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asksAtReload()).toBe(false);
  },
);

test('FAMILY-21 the number of the proof is not shown to the adult who signs in next', async () => {
  const { services } = await eraseNow([tom]);
  act(() => services.session.set(null));
  expect(screen.queryByText('7d3f')).toBeNull();
  act(() => services.session.set('token-2'));
  await screen.findByRole('button', { name: 'Sign out' });
  expect(screen.queryByText('7d3f')).toBeNull();
});

test('FAMILY-38 an erasure in seven days is asked for after a question that says who gets a letter', async () => {
  const app = open('/family/k1/data', {
    [`POST ${family}/erasure`]: () => ({ state: 'asked' }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Erase in 7 days' }));
  const question = screen.getByRole('dialog', { name: 'Erase in 7 days' });
  expect(question.textContent).toContain('All grown-ups of Mia get a letter about it.');
  expect(app.of(`POST ${family}/erasure`)).toEqual([]);
  sayYes('Erase in 7 days');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.of(`POST ${family}/erasure`)).toMatchObject([{ body: { isNow: false } }]);
});

test('FAMILY-38 an erasure that was asked for shows which parent asked, and when', async () => {
  const asked = { name: 'Emre', at: '2026-11-29T09:00:00Z' };
  const erasure = { dueAt: '2026-12-06T09:00:00Z', isHeld: false, asked };
  open('/family/k1/data', { [`GET ${family}/data`]: () => ({ ...data, erasure }) });
  expect(await screen.findByText('Asked for by Emre on 29 November.')).toBeDefined();
});

test('FAMILY-40 the register of changes has its own words for each action', async () => {
  const changes = childChangeActions.map(action => ({ name: 'Sam Reed', action, at }));
  open('/family/k1/data', { [`GET ${family}/data`]: () => ({ ...data, changes }) });
  const box = (await screen.findByRole('heading', { name: 'What was changed' })).closest('section');
  const items = within(box as HTMLElement).getAllByRole('listitem');
  expect(new Set(items.map(({ textContent }) => textContent)).size).toBe(childChangeActions.length);
});

test('FAMILY-40 an action that a newer server records is named by neutral words', async () => {
  const action = 'flew to the moon' as ChildChangeAction;
  const changes = [{ name: 'Sam Reed', action, at }];
  open('/family/k1/data', { [`GET ${family}/data`]: () => ({ ...data, changes }) });
  expect(await screen.findByText(/^Something was changed\. /)).toBeDefined();
});

test('FAMILY-41 the pages of a child that is gone say that they can no longer be opened, and lead to the other child', async () => {
  const app = open('/family/k1/home', { 'GET grown-ups/family': () => [mia, tom] });
  await screen.findByRole('heading', { name: 'Mia’s week' });
  app.answer('GET grown-ups/family', () => [tom]);
  app.answer(`GET ${family}/controls`, () => refuse(404, 'not_found'));
  fireEvent.click(screen.getByRole('link', { name: 'Controls' }));
  expect(await screen.findByText(/^You can no longer open the pages of this child/)).toBeDefined();
  expect(screen.queryByText(/Mia|Try again/)).toBeNull();
  fireEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Home' }));
  expect(await screen.findByRole('heading', { name: 'Tom’s week' })).toBeDefined();
});

test('FAMILY-41 the page of an only child that is gone says that it can no longer be opened', async () => {
  const app = open('/family/k1/home');
  await screen.findByRole('heading', { name: 'Mia’s week' });
  app.answer('GET grown-ups/family', () => []);
  app.answer('GET grown-ups/me', () => ({ ...parent, roles: [] }));
  app.answer(`GET ${family}/controls`, () => refuse(404, 'not_found'));
  fireEvent.click(screen.getByRole('link', { name: 'Controls' }));
  expect(await screen.findByText(/^You can no longer open the pages of this child/)).toBeDefined();
  expect(screen.queryByText(/Mia|Try again/)).toBeNull();
});

test('FAMILY-26 without a connection a page says so in the language of the family, and can be tried again', async () => {
  let isAway = true;
  open('/family/k1/home', {
    [`GET ${family}/home`]: () => (isAway ? refuse(0, 'offline') : week),
  });
  expect(await screen.findByText(/No connection. Nothing was lost/)).toBeDefined();
  isAway = false;
  press('Try again');
  expect(await screen.findByRole('heading', { name: 'Mia’s week' })).toBeDefined();
});
