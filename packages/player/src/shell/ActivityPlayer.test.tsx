// @vitest-environment happy-dom
import type { Question } from '@digipals/contract';
import { player } from '@digipals/contract/constants';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  activityOf,
  answer,
  asked,
  choose,
  languages,
  openPlayer,
  press,
  question,
  setUpPlayer,
  trigger,
} from '../testing/open-player.tsx';

// Nothing is painted here, so nothing has to wait for a frame.
vi.mock('./next-frame.ts', () => ({ nextFrame: () => Promise.resolve() }));

const nameOf = (button: HTMLElement) => button.getAttribute('aria-disabled') ?? 'false';
const checkButton = () => screen.getByRole('button', { name: 'Check' });

setUpPlayer();

test('PLAYER-01 an activity plays question by question to its end', async () => {
  const { onFinish, records } = await openPlayer();
  for (const id of ['q1', 'q2', 'q3']) {
    expect(asked()).toBe(`Ask ${id}`);
    await answer('yes');
    await press('Next');
  }
  expect(onFinish).toHaveBeenCalledExactlyOnceWith({
    type: 'finished',
    percent: 100,
    right: 3,
    skipped: 0,
    total: 3,
    rightIds: ['q1', 'q2', 'q3'],
  });
  expect(records.flat().map(entry => [entry.questionId, entry.valid])).toEqual([
    ['q1', 1],
    ['q2', 1],
    ['q3', 1],
  ]);
});

test('PLAYER-14 I18N-15 both language buttons are in the top bar, the help one not for gb and us', async () => {
  const { change } = await openPlayer();
  expect(screen.getByRole('button', { name: 'Help in another language: Russian' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Show it in English', pressed: true })).toBeTruthy();
  change({ languages: { ...languages, supportLanguage: 'us' } });
  expect(screen.queryByRole('button', { name: /another language/ })).toBeNull();
});

/** The activity with its instructions in Russian. */
const inRussian = (ids = ['q1', 'q2', 'q3']) =>
  activityOf(
    {},
    ids.map(id =>
      question(id, { instruction: { text: `Вопрос ${id}`, audio: `/media/${id}-ru.mp3` } }),
    ),
  );
const checked = () => screen.queryByRole('radio', { checked: true })?.textContent;

test('PLAYER-15 choosing another language reports it, and its texts replace those of the open question', async () => {
  const { onLanguage, change, played, records } = await openPlayer();
  await answer('yes');
  await press('Next');
  await choose('no');
  const before = [played.length, records.length];
  await press(/another language/);
  expect(onLanguage).toHaveBeenCalledExactlyOnceWith('ru');
  expect(asked()).toBe('Ask q2');
  change({ language: 'ru', activity: inRussian() });
  expect(asked()).toBe('Вопрос q2');
  expect(checked()).toBe('no');
  expect([played.length, records.length]).toEqual(before);
  await press('Listen');
  expect(played).toContain('/media/q2-ru.mp3');
  await answer('yes');
  await press('Next');
  expect(asked()).toBe('Вопрос q3');
});

test('PLAYER-15 another language keeps the feedback that is shown, and goes on with its texts', async () => {
  const { change } = await openPlayer();
  await answer('yes');
  change({ language: 'ru', activity: inRussian() });
  expect(screen.getByRole('heading', { name: 'Well done!' })).toBeTruthy();
  await press('Next');
  expect(asked()).toBe('Вопрос q2');
});

test('PLAYER-15 the way back finds the same place, too', async () => {
  const activity = activityOf();
  const { change } = await openPlayer({ activity });
  await press('Next question');
  change({ language: 'ru', activity: inRussian() });
  change({ language: 'gb', activity });
  expect(asked()).toBe('Ask q2');
});

test.each([
  ['other questions', ['q1', 'q2']],
  ['another order', ['q2', 'q1', 'q3']],
])('PLAYER-15 a language with %s begins again', async (_, ids) => {
  const { change } = await openPlayer();
  await press('Next question');
  await press('Next question');
  change({ language: 'ru', activity: inRussian(ids) });
  expect(asked()).toBe(`Вопрос ${ids[0]}`);
});

test('PLAYER-15 an activity that is fetched again in the same language leaves the run alone', async () => {
  const { change } = await openPlayer();
  await press('Next question');
  change({ activity: inRussian(['q3']) });
  expect(asked()).toBe('Ask q2');
});

test('PLAYER-16 PLAYER-17 replay plays the sounds of the question again, slow replay at rate 0.5', async () => {
  const { played } = await openPlayer();
  await press('Listen again');
  await press('Listen slowly');
  expect(played).toEqual(['/media/q1.mp3', '/media/q1.mp3', '/media/q1.mp3 at 0.5']);
});

test('PLAYER-18 PLAYER-21 PLAYER-64 a test has no replay, no slow replay and no exit', async () => {
  await openPlayer({ activity: activityOf({ test: true }) });
  for (const name of ['Listen again', 'Listen slowly', 'Leave the activity'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('PLAYER-20 ROUTE-35 blockNavigation hides the exit', async () => {
  const { change, onExit } = await openPlayer();
  await press('Leave the activity');
  expect(onExit).toHaveBeenCalledOnce();
  change({ blockNavigation: true });
  expect(screen.queryByRole('button', { name: 'Leave the activity' })).toBeNull();
});

test('PLAYER-22 PLAYER-23 arrows and numbered circles show and change the place', async () => {
  await openPlayer();
  const progress = screen.getByRole('navigation', { name: 'Question 1 of 3' });
  expect(within(progress).getAllByRole('listitem')).toHaveLength(3);
  const back = within(progress).getByRole('button', { name: 'Previous question' });
  expect(back.getAttribute('aria-disabled')).toBe('true');
  await press('Next question');
  await press('Previous question');
  expect(asked()).toBe('Ask q1');
});

test('PLAYER-28 COMP-52 side tiles are beside the board, not beside a large image', async () => {
  const scene: Question['components'][number] = {
    id: 'scene',
    type: 'largeImage',
    data: [{ id: 's', value: '/media/scene.webp', label: 'a garden' }],
    meta: {},
  };
  const large = { ...question('q2'), components: [scene, ...question('q2').components] };
  await openPlayer({ activity: activityOf({}, [question('q1'), large]) });
  expect(document.querySelectorAll('[data-side]')).toHaveLength(2);
  await press('Next question');
  expect(document.querySelectorAll('[data-side]')).toHaveLength(0);
});

test('PLAYER-29 the wallpaper is the picture of the activity and is restored afterwards', async () => {
  document.documentElement.style.setProperty('--wall-img', 'none');
  await openPlayer({ activity: activityOf({ wallpaper: '/media/farm.webp' }) });
  expect(document.documentElement.style.getPropertyValue('--wall-img')).toContain(
    '/media/farm.webp',
  );
  cleanup();
  expect(document.documentElement.style.getPropertyValue('--wall-img')).toBe('none');
});

test('PLAYER-30 PLAYER-34 COMP-29 the confirm button waits for an answer', async () => {
  await openPlayer();
  const confirm = screen.getByRole('button', { name: 'Check' });
  expect(nameOf(confirm)).toBe('true');
  await choose('no');
  expect(nameOf(confirm)).toBe('false');
});

/** The question with the part that holds its answer changed. */
const withAnswerPart = (id: string, change: Partial<Question['components'][number]>): Question => ({
  ...question(id),
  components: question(id).components.map(part =>
    part.type === 'textButtons' ? { ...part, ...change } : part,
  ),
});

test.each([
  ['of an unknown type', { type: 'hologram' }],
  ['that has lost its data', { data: [] }],
  ['that breaks', { type: 'imageCarouselHotspots', meta: {} }],
])(
  'NOTSHOWN-47 the last question is skipped when its answer is in a part %s',
  async (_what, change) => {
    const last = withAnswerPart('q2', change);
    const { onFinish, onAnswer, records } = await openPlayer({
      activity: activityOf({}, [question('q1'), last]),
    });
    await answer('yes');
    await press('Next');
    expect(asked()).toBe('Ask q2');
    await press('Next');
    expect(records.flat().at(-1)).toEqual({ questionId: 'q2', valid: 1, skipped: true });
    expect(onAnswer).toHaveBeenCalledTimes(1);
    expect(onFinish).toHaveBeenCalledTimes(1);
  },
);

test('NOTSHOWN-47 an unknown part beside the answer does not affect the confirm button', async () => {
  const beside = question('q1');
  const components = [...beside.components, { id: 'h', type: 'hologram', data: [], meta: {} }];
  await openPlayer({ activity: activityOf({}, [{ ...beside, components }]) });
  expect(nameOf(screen.getByRole('button', { name: 'Check' }))).toBe('true');
});

test('AMBIG-69 a confirmButton component only changes the label of the one button', async () => {
  const named = question('q1');
  const components = [
    ...named.components,
    { id: 'c', type: 'confirmButton', data: [{ id: 'l', value: '', label: 'Ready' }], meta: {} },
  ];
  await openPlayer({ activity: activityOf({}, [{ ...named, components }]) });
  expect(screen.getAllByRole('button', { name: /Ready|Check/ })).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Ready' })).toBeTruthy();
});

test('COURSE-90 the button below the board appears when the last turn of speaking in steps is over', async () => {
  const speaking = {
    ...{ id: 'c', type: 'speakingActivity', meta: { turns: ['echo'] } },
    data: [{ id: 'say', value: 'Hello!', audio: '/media/hello.mp3' }],
  };
  const asked = question('q1', { components: [speaking], solution: [] });
  await openPlayer({ activity: activityOf({}, [asked]) });
  await press('No, I want to listen');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  await press('I said it');
  expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy();
});

test.each(['imageButtonsTriggers', 'imageCarousel'])(
  'TEACH-01 a question without an answer waits until every picture of %s was heard',
  async type => {
    const pictures = ['cat', 'dog'].map(label => ({
      id: label,
      value: `/media/${label}.webp`,
      label,
      audio: `/media/${label}.mp3`,
      caption: label,
    }));
    const hear: Question = {
      ...question('q1'),
      components: [
        { id: 'p', type, data: pictures, meta: {} },
        {
          id: 'c',
          type: 'confirmButton',
          data: [{ id: 'l', value: '', label: 'Ready!' }],
          meta: {},
        },
      ],
      solution: [],
    };
    await openPlayer({ activity: activityOf({}, [hear, question('q2')]) });
    const ready = screen.getByRole('button', { name: 'Ready!' });
    expect(nameOf(ready)).toBe('true');
    await press('cat');
    expect(nameOf(ready)).toBe('true');
    await press('dog');
    expect(nameOf(ready)).toBe('false');
    await press('Ready!');
    await press('Next');
    expect(asked()).toBe('Ask q2');
  },
);

test('TEACH-01 a carousel does not wait for pictures that have no voice', async () => {
  const data = ['cat', 'dog'].map(label => ({ id: label, value: `/media/${label}.webp`, label }));
  const look: Question = {
    ...question('q1'),
    components: [
      { id: 'p', type: 'imageCarousel', data, meta: {} },
      { id: 'c', type: 'confirmButton', data: [{ id: 'l', value: '', label: 'Ready!' }], meta: {} },
    ],
    solution: [],
  };
  await openPlayer({ activity: activityOf({}, [look]) });
  expect(nameOf(screen.getByRole('button', { name: 'Ready!' }))).toBe('false');
});

test('the result of a check is laid out in advance, but neither visible nor read out', async () => {
  await openPlayer();
  await choose('yes');
  const ready = document.querySelector('section[style*="hidden"]');
  expect(ready?.textContent).toContain('Well done!');
  expect(document.querySelector('[data-outcome]')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Well done!' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  await press('Check');
  expect(document.querySelector('[data-outcome=correct]')).toBe(ready);
  expect(screen.getByRole('heading', { name: 'Well done!' })).toBeTruthy();
});

test('PLAYER-31 PLAYER-63 a picture of the feedback shows for 3 s', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const cheer = question('q1', {
    triggers: { correct: [trigger('image', '/media/cheer.webp', 1)], incorrect: null },
  });
  await openPlayer({ activity: activityOf({}, [cheer, question('q2')]) });
  await answer('yes');
  expect(document.querySelector('[data-confirmation]')?.getAttribute('src')).toBe(
    '/media/cheer.webp',
  );
  await act(() => vi.advanceTimersByTimeAsync(2_900));
  expect(document.querySelector('[data-confirmation]')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(document.querySelector('[data-confirmation]')).toBeNull();
});

test('HOME-10 the feedback shows the Lingos that the answer won', async () => {
  const pay = vi.fn<() => Promise<number>>().mockResolvedValueOnce(2).mockResolvedValue(0);
  await openPlayer({ activity: activityOf({ lingos: 0 }), onRecord: pay });
  await answer('yes');
  expect(await screen.findByText('plus 2 Lingos')).toBeTruthy();
  await press('Next');
  await answer('yes');
  expect(screen.queryByText(/plus/)).toBeNull();
});

test('PLAYER-32 shows what the activity can win, and reads it out', async () => {
  await openPlayer();
  const foot = screen.getByRole('contentinfo');
  expect(within(foot).getByText('+5').closest('svg')).toBeNull();
  expect(within(foot).getByText('plus 5 Lingos')).toBeTruthy();
  cleanup();
  await openPlayer({ activity: activityOf({ lingos: 0 }) });
  expect(screen.getByRole('contentinfo').textContent).not.toMatch(/\+|Lingos/);
});

test.each([
  ['narrow', 600, ['1 / 3']],
  ['wide', 1_000, []],
])(
  'PLAYER-25 in a %s bar of a wide window the progress shows %s px: %j',
  async (_, width, shown) => {
    class Observer {
      private readonly measure: () => void;
      constructor(measure: () => void) {
        this.measure = measure;
      }
      observe() {
        this.measure();
      }
      disconnect() {}
    }
    vi.stubGlobal('ResizeObserver', Observer);
    const groupWidth = 100;
    const box = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      const isRow = this.querySelector(':scope > nav') !== null;
      return new DOMRect(0, 0, isRow ? width : groupWidth, 40);
    });
    await openPlayer();
    expect(screen.queryAllByText('1 / 3').map(({ textContent }) => textContent)).toEqual(shown);
    box.mockRestore();
  },
);

test('PLAYER-38 PLAYER-39 NOTSHOWN-57 a right answer plays its sound, is reported and plays its triggers in order', async () => {
  const triggers = {
    correct: [trigger('audio', '/media/2.mp3', 2), trigger('audio', '/media/1.mp3', 1)],
    incorrect: null,
  };
  const { effects, played, onAnswer } = await openPlayer({
    activity: activityOf({}, [question('q1', { triggers }), question('q2')]),
  });
  await answer('yes');
  expect(effects).toEqual(['select', 'activityPositive']);
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('answer-success');
  expect(played.slice(1)).toEqual(['/media/1.mp3', '/media/2.mp3']);
});

test('PLAYER-43 the next question opens automatically after the feedback', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openPlayer();
  await answer('yes');
  expect(asked()).toBe('Ask q1');
  await act(() => vi.advanceTimersByTimeAsync(3_100));
  expect(asked()).toBe('Ask q2');
});

test('a new question has the focus as soon as it opens, not after the child has moved on', async () => {
  await openPlayer();
  await answer('yes');
  const next = screen.getByRole('button', { name: 'Next' });
  // `act` would also render what React defers.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  next.click();
  await Promise.resolve();
  expect([asked(), document.activeElement?.textContent]).toEqual(['Ask q2', 'Ask q2']);
});

test('PLAYER-45 PLAYER-50 PLAYER-68 a wrong answer plays its trigger, keeps the question and can be corrected', async () => {
  const triggers = { correct: [], incorrect: trigger('audio', '/media/oops.mp3', 1) };
  const { effects, played, records } = await openPlayer({
    activity: activityOf({}, [question('q1', { triggers }), question('q2')]),
  });
  await answer('no');
  expect(effects).toEqual(['select', 'activityNegative']);
  expect(played).toContain('/media/oops.mp3');
  await press('Try again');
  expect(asked()).toBe('Ask q1');
  expect(screen.getByRole('radio', { name: 'no' }).getAttribute('aria-checked')).toBe('false');
  await act(async () => screen.getByRole('radio', { name: 'yes' }).click());
  await waitFor(() => expect(checkButton().getAttribute('aria-disabled')).toBeNull());
  await press('Check');
  expect(records.flat()).toMatchObject([{ questionId: 'q1', valid: 1, tries: 2 }]);
});

test('PLAYER-50 the feedback to a wrong answer waits for the child, then Check rests for half a second', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openPlayer();
  await answer('no');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  await press('Try again');
  await act(async () => screen.getByRole('radio', { name: 'yes' }).click());
  expect(checkButton().getAttribute('aria-disabled')).toBe('true');
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(checkButton().getAttribute('aria-disabled')).toBeNull();
});

test.each(['no', 'yes'])(
  'PLAYER-50 the button of the feedback to “%s” takes no tap at first, which may be the second on Check',
  async choice => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await openPlayer();
    await answer(choice);
    const taps = () => document.querySelector<HTMLElement>('[data-go]')?.style.pointerEvents;
    await act(() => vi.advanceTimersByTimeAsync(player.feedbackRestMs / 2));
    expect(taps()).toBe('none');
    await act(() => vi.advanceTimersByTimeAsync(player.feedbackRestMs / 2));
    expect(taps()).toBe('');
  },
);

test('PLAYER-49 after the last try the next question opens', async () => {
  const { records } = await openPlayer({ activity: activityOf({ attempts: 1 }) });
  await answer('no');
  await press('Next');
  expect(asked()).toBe('Ask q2');
  expect(records.flat()).toMatchObject([{ questionId: 'q1', valid: 0 }]);
});

test('PLAYER-54 skipping a question records it', async () => {
  const { records } = await openPlayer();
  await press('Next question');
  expect(records).toEqual([[{ questionId: 'q1', valid: 1, skipped: true }]]);
});

test('NOTSHOWN-49 the sound of the activity plays once, before the first question', async () => {
  const { played } = await openPlayer({ activity: activityOf({ audio: '/media/start.mp3' }) });
  await act(async () => undefined);
  expect(played).toEqual(['/media/start.mp3', '/media/q1.mp3']);
  await press('Next question');
  expect(played.at(-1)).toBe('/media/q2.mp3');
  expect(played.filter(url => url === '/media/start.mp3')).toHaveLength(1);
});

test('ROUTE-36 #fs shows the picture in full screen, the Back button closes it', async () => {
  const pictured = question('q1');
  const picture: Question['components'][number] = {
    id: 'p',
    type: 'image',
    data: [{ id: 'pi', value: '/media/cat.webp', label: 'a pet that says meow' }],
    meta: {},
  };
  await openPlayer({
    activity: activityOf({}, [{ ...pictured, components: [picture, ...pictured.components] }]),
  });
  await press('Full screen');
  expect(location.hash).toBe('#fs');
  await act(async () => void window.dispatchEvent(new Event('hashchange')));
  expect(screen.getByRole('dialog', { name: 'a pet that says meow' })).toBeTruthy();
  location.hash = '';
  await act(async () => void window.dispatchEvent(new Event('hashchange')));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('AMBIG-33 AMBIG-34 the page can ask whether leaving loses progress, and can leave a test', async () => {
  const { ref, records } = await openPlayer({ activity: activityOf({ test: true, attempts: 1 }) });
  expect(ref.current?.isRunning()).toBe(true);
  await answer('yes');
  await act(async () => ref.current?.leave());
  expect(records.at(-1)).toEqual([
    { questionId: 'q2', valid: 0, left: true },
    { questionId: 'q3', valid: 0, left: true },
  ]);
  expect(ref.current?.isRunning()).toBe(false);
});

test('NOTSHOWN-47 an unknown component type is logged and the question stays playable', async () => {
  const strange = question('q1');
  const components = [{ id: 'x', type: 'hologram', data: [], meta: {} }, ...strange.components];
  const { logged, records } = await openPlayer({
    activity: activityOf({}, [{ ...strange, components }]),
  });
  await answer('yes');
  expect(logged.some(message => message.includes('hologram'))).toBe(true);
  expect(records.flat()).toMatchObject([{ valid: 1 }]);
});
