import type { Notification, Onboarding } from '@digipals/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeAudio } from '../../testing/fake-audio.ts';
import type { Handlers } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { makeNotification, makeProfile, makeStreak } from '../../testing/world.ts';

const titles = [
  'Tap Domino!',
  'This is me!',
  "Say: Let's be friends!",
  'Make your first message!',
  'Where is the dog?',
  'You win 20 Lingos!',
  'Three golden rules',
];

const part = (model: string, colour = '#ffd23f') => ({ model, styles: { colour } });
const human = {
  ...makeProfile().human,
  ...{ body: part('middle', '#f2b78c'), head: part('round', '#f2b78c'), eyes: part('oval') },
  ...{ hair: part('bob', '#5b3422'), hat: part('cap'), badge: part('star') },
  ...{ top: part('tshirt'), bottom: part('shorts'), accessories: [] },
};

/** A server that remembers steps, and pays for the fifth. */
function makeSteps(finished = 0): Handlers & { state: Onboarding } {
  const state: Onboarding = { finished, lingos: finished >= 5 ? 20 : 0 };
  return {
    state,
    'GET users/{id}/onboarding': () => ({ ...state }),
    'PUT users/{id}/onboarding': ({ body }) => {
      state.finished = Math.max(state.finished, body.finished);
      if (body.finished >= 5) state.lingos = 20;
      return { ...state };
    },
    'GET users/{id}/profile': () => makeProfile({ human }),
    'PUT users/{id}/profile': ({ body }) =>
      makeProfile({ ...(body.human && { human: body.human }) }),
    'GET users/{id}/lingos': () => ({ amount: 12 + state.lingos }),
    'GET streaks/{userId}': () =>
      makeStreak(
        state.lingos > 0 ? { streak: 1, today: { lingos: 20, won: true } } : { streak: 0 },
      ),
  };
}

function open(finished = 0, options: Parameters<typeof renderApp>[1] & object = {}) {
  const { state, ...handlers } = makeSteps(finished);
  const view = renderApp('/onboarding', {
    ...options,
    handlers: { ...handlers, ...options.handlers },
  });
  return { ...view, state };
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const step = (number: number) => screen.findByRole('img', { name: `Step ${number} of 7` });
const press = (name: string | RegExp) =>
  act(async () => screen.getByRole('button', { name }).click());
/** Domino's hello, before the first step. */
const greet = async () => {
  await screen.findByText('Woof! Hello!');
  await press('Hello, Domino!');
};
/** The button below every step. */
const next = () =>
  act(async () => [...document.querySelectorAll<HTMLElement>('main button')].at(-1)?.click());
const played = () => FakeAudio.all.flatMap(({ played: urls }) => urls);
const bodies = ({ seen }: ReturnType<typeof open>['server'], key: string) =>
  seen.filter(one => one.key === key).map(({ body }) => body);

test("ROUTE-04 ONBOARD-01 ONBOARD-02 NOTSHOWN-18 seven steps with next and back end with Let's go! on the profile", async () => {
  const { history } = open();
  await greet();
  for (const [index, name] of titles.entries()) {
    await step(index + 1);
    await title(name);
    expect(document.title).toBe(`${name} · DigiPals`);
    expect(screen.queryByRole('button', { name: 'Back' }) === null).toBe(index === 0);
    if (index === 2) {
      await press('Back');
      await title('This is me!');
      await next();
    }
    if (index < 6) await next();
  }
  await press("Let's go!");
  expect(history.location.pathname).toBe('/profile');
});

test.each([
  ['while nothing is finished', 0],
  ['when all steps are seen again', 7],
])('ONBOARD-09 Domino says hello before the first step %s', async (_when, finished) => {
  const { history } = open(finished);
  await greet();
  const first = await title('Tap Domino!');
  expect(screen.queryByText('Woof! Hello!')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(first));
  expect(history.location.pathname).toBe('/onboarding');
});

test('ONBOARD-09 a child that resumes in the middle is not greeted again', async () => {
  open(3);
  await step(4);
  expect(screen.queryByText('Woof! Hello!')).toBeNull();
});

test('ALIVE-17 the child and Domino move in the first steps that show them large', async () => {
  open();
  const moving = () => document.querySelectorAll('#page [data-alive] > img').length;
  await screen.findByText('Woof! Hello!');
  await waitFor(() => expect(moving()).toBe(1));
  await greet();
  const inSteps: number[] = [];
  for (const name of titles) {
    await title(name);
    inSteps.push(moving());
    await next();
  }
  expect(inSteps).toEqual([1, 1, 1, 0, 0, 1, 0]);
});

test('ONBOARD-06 the heading of each next step has the focus', async () => {
  open(1);
  await title('This is me!');
  expect(document.activeElement?.tagName).toBe('BODY');
  await next();
  const heading = await title("Say: Let's be friends!");
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('ONBOARD-02 the button of a step that the child has just come to takes no tap at first', async () => {
  open();
  await greet();
  await title('Tap Domino!');
  await next();
  await title('This is me!');
  const isFresh = () => document.querySelector('main [data-fresh]') !== null;
  expect(isFresh()).toBe(true);
  await waitFor(() => expect(isFresh()).toBe(false));
});

test('ONBOARD-06 step 1: Domino reacts to each of three places with words and a sound of its own', async () => {
  open();
  await greet();
  await title('Tap Domino!');
  const before = new Set(played());
  const says: string[] = [];
  for (const place of ["Domino's ear", "Domino's nose", "Domino's tummy"]) {
    expect(screen.queryByText(/3 of 3/)).toBeNull();
    await press(place);
    says.push(screen.getByRole('status').textContent ?? '');
  }
  expect(says).toEqual(['Ha ha!', 'Achoo!', 'Woof! Again!']);
  expect(new Set(played().filter(url => !before.has(url))).size).toBe(3);
  expect(screen.getByText('3 of 3')).toBeTruthy();
});

test('ONBOARD-06 step 1: the picture of Domino stays until that of his next mood is there, and a tap after a movement moves him again', async () => {
  open();
  await greet();
  await title('Tap Domino!');
  const picture = () => document.querySelector<HTMLElement>('[data-alive] > img');
  const place = () => picture()?.parentElement?.parentElement as HTMLElement;
  const [before, still] = [picture(), place().className];
  await press("Domino's nose");
  expect(picture()).toBe(before);
  expect(before?.dataset['mood']).toBe('think');
  const sneezes = place().className;
  expect(sneezes).not.toBe(still);
  await act(async () => void fireEvent.animationEnd(place()));
  expect(place().className).toBe(still);
  await press("Domino's nose");
  expect(place().className).toBe(sneezes);
});

test('ONBOARD-06 step 2: 8 skins, 10 kinds of hair and 5 tops, saved with the profile', async () => {
  const { server } = open(1);
  await screen.findByRole('group', { name: 'Skin' });
  const count = (name: string) =>
    screen.getByRole('group', { name }).querySelectorAll('button').length;
  expect([count('Skin'), count('Hair'), count('Top')]).toEqual([8, 10, 5]);
  await press('Skin 6');
  await press('Hair 7');
  await press('Top 3');
  expect(screen.getByRole('button', { name: 'Hair 7' }).getAttribute('aria-pressed')).toBe('true');
  await press("That's me!");
  await waitFor(() => expect(bodies(server, 'PUT users/{id}/profile')).toHaveLength(1));
  expect(bodies(server, 'PUT users/{id}/profile')[0]).toMatchObject({
    human: {
      ...{ body: part('middle', '#9a5f3c'), head: part('round', '#9a5f3c') },
      ...{ hair: { model: 'turban' }, hat: null, top: { model: 'jumper' } },
    },
  });
});

test('ONBOARD-06 step 2: a look that is still being saved is shown again, and not replaced by the old one', async () => {
  const { server } = open(1);
  const release = server.hold('PUT users/{id}/profile');
  await screen.findByRole('group', { name: 'Skin' });
  await press('Top 3');
  await press("That's me!");
  await press('Back');
  const top = await screen.findByRole('button', { name: 'Top 3' });
  expect(top.getAttribute('aria-pressed')).toBe('true');
  release();
  await waitFor(() => expect(localStorage.getItem('firstSteps') ?? '').not.toContain('look'));
  expect(top.getAttribute('aria-pressed')).toBe('true');
  await press("That's me!");
  await title("Say: Let's be friends!");
  expect(bodies(server, 'PUT users/{id}/profile')).toHaveLength(1);
});

test('ONBOARD-06 step 3: the friend request to Pip, who is only for play, is not sent', async () => {
  const { server } = open(2);
  await title("Say: Let's be friends!");
  expect(screen.getByText('Pip, just for play')).toBeTruthy();
  await press('Add friend');
  expect(screen.getByText('Pip says yes!')).toBeTruthy();
  expect(server.keys()).not.toContain('POST friendRequests');
});

test('ONBOARD-06 step 4: three blocks with the name of the child make a message; a person reads it first', async () => {
  const { server } = open(3);
  await title('Make your first message!');
  expect(screen.getByText('I am Anna. I read it first!')).toBeTruthy();
  await press('I am');
  expect(screen.queryByText('Hello!', { selector: 'p span' })).toBeNull();
  for (const block of ['Hello!', 'I am', 'Mia.']) await press(block);
  expect(screen.getByText('Hello! I am Mia.')).toBeTruthy();
  expect(screen.getByText('Good message! Off it goes!')).toBeTruthy();
  expect(server.keys().some(key => key.startsWith('POST conversations'))).toBe(false);
});

test.each([
  ['gb', 'dog-gb'],
  ['us', 'dog-us'],
] as const)(
  'ONBOARD-06 step 5: a wrong card shakes and the word is said again in %s English; the right one ends it',
  async (teachingLanguage, sound) => {
    open(4, {
      handlers: {
        'GET users/{id}/languages': () => ({ teachingLanguage, supportLanguage: 'gb', flags: {} }),
      },
    });
    await title('Where is the dog?');
    const card = (name: string) => document.querySelector(`[aria-label="${name}"]`);
    await act(async () => (card('fish') as HTMLElement).click());
    expect(card('fish')?.getAttribute('data-state')).toBe('wrong');
    expect(played().at(-1)).toContain(sound);
    expect(screen.getByText('Listen again!')).toBeTruthy();
    await act(async () => (card('dog') as HTMLElement).click());
    expect(card('dog')?.getAttribute('data-state')).toBe('right');
    await press('Yes! Next');
    await title('You win 20 Lingos!');
  },
);

test('ONBOARD-05 step 6: the Lingos that were paid fly to the counter, then the flame is lit', async () => {
  open(4);
  await title('Where is the dog?');
  await next();
  await title('You win 20 Lingos!');
  const counter = () => document.querySelector('[data-lingo-credit]')?.textContent;
  await waitFor(() => expect(counter()).toContain('12 Lingos'));
  expect(screen.getByText('0 days!')).toBeTruthy();
  const last = document.querySelector('[data-coin="4"]') as Element;
  await act(async () => void fireEvent.animationEnd(last));
  await waitFor(() => expect(counter()).toContain('32 Lingos'));
  expect(screen.getByText('1 day!')).toBeTruthy();
  expect(document.querySelector('[data-coin]')).toBeNull();
});

test('ONBOARD-05 step 6: seen again it shows the balance, and pays nothing', async () => {
  const { server } = open(7);
  await greet();
  await title('Tap Domino!');
  for (let times = 0; times < 5; times += 1) await next();
  await title('32 Lingos');
  expect(document.querySelector('[data-coin]')).toBeNull();
  expect(server.keys()).not.toContain('PUT users/{id}/onboarding');
});

test('ONBOARD-06 step 7: a tap ticks a rule of safety', async () => {
  open(6);
  await title('Three golden rules');
  for (const rule of [/^Keep it secret/, /^Be kind/, /^Tell a grown-up/]) {
    await press(rule);
    expect(screen.getByRole('button', { name: rule }).getAttribute('aria-pressed')).toBe('true');
  }
});

test('ONBOARD-04 the steps resume where the child left off, and each finished step is stored', async () => {
  const { server, unmount, app } = open(2);
  await step(3);
  await next();
  await step(4);
  await waitFor(() =>
    expect(bodies(server, 'PUT users/{id}/onboarding')).toEqual([{ finished: 3 }]),
  );
  unmount();
  app.stop();
  open(3);
  await step(4);
});

test('ONBOARD-04 ONBOARD-05 without a connection the steps are kept and sent later, and step 6 says so', async () => {
  const { server, setOnline, state } = open(4);
  await title('Where is the dog?');
  await setOnline(false);
  expect(screen.queryByRole('dialog')).toBeNull();
  await next();
  await title("Your Lingos come when you're online.");
  expect(document.querySelector('[data-coin]')).toBeNull();
  await next();
  await title('Three golden rules');
  await setOnline(true);
  await waitFor(() => expect(state).toEqual({ finished: 6, lingos: 20 }));
  expect(server.keys()).toContain('PUT users/{id}/onboarding');
  expect(localStorage.getItem('firstSteps')).toBeNull();
});

test('ONBOARD-04 what was kept without a connection is sent from any page', async () => {
  const { state, ...handlers } = makeSteps();
  renderApp('/profile', { handlers, storage: { firstSteps: '{"u-mia":{"finished":3}}' } });
  await waitFor(() => expect(state.finished).toBe(3));
});

test('HOME-02 what the steps show is not announced again', async () => {
  const won: Notification[] = [
    makeNotification({ id: 'n-l', type: 'lingo', content: { amount: 20 } }),
    makeNotification({ id: 'n-a', type: 'domino-add', content: { streak: 1 } }),
  ];
  open(6, { handlers: { 'GET users/{id}/notifications': () => won } });
  await title('Three golden rules');
  await waitFor(() => expect(localStorage.getItem('announcedNotifications')).toContain('n-l'));
  expect(localStorage.getItem('announcedNotifications')).toContain('n-a');
});

test.each([
  ['is read on the server, so that no other device announces it', [], ['n-a']],
  ['is not read while there is other news', ['like-profile' as const], []],
])('HOME-02 at the end what the steps show %s', async (_what, more, read) => {
  const won: Notification[] = [
    makeNotification({ id: 'n-a', type: 'domino-add', content: { streak: 1 } }),
    makeNotification({ id: 'n-l', type: 'lingo', content: { amount: 20 } }),
    ...more.map(type => makeNotification({ id: 'n-o', type })),
  ];
  const { server } = open(6, {
    handlers: {
      'GET users/{id}/notifications': () => won,
      'PUT users/{id}/notifications': ({ body }) => body,
    },
  });
  await title('Three golden rules');
  await waitFor(() => expect(localStorage.getItem('announcedNotifications')).toContain('n-l'));
  await press("Let's go!");
  await screen.findByRole('heading', { level: 1, name: 'Mia' });
  expect(bodies(server, 'PUT users/{id}/notifications')).toEqual(
    read.map(lastReadMessageId => ({ lastReadMessageId })),
  );
});
