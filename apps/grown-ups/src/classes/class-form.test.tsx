import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { classPage, lead, renderApp, school } from '../testing/fake-app.tsx';

const SAVE = 'PUT grown-ups/classes/{classId}';
const lessons = [
  { lessonId: 'hello', number: 1, title: 'Hello', thumbnail: '/media/hello.webp' },
  { lessonId: 'family', number: 2, title: 'My family', thumbnail: '/media/family.webp' },
];
const hours = { schoolDays: { from: 480, to: 1080 }, weekend: { from: 540, to: 1200 } };

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Opens the form of a class, whose answers may be changed. */
async function open(answers = {}) {
  const app = renderApp({
    url: '/classes/c1',
    answers: {
      'GET grown-ups/schools/{schoolId}/lessons': () => lessons,
      [SAVE]: () => classPage,
      ...answers,
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Change the class' }));
  const first = await screen.findByLabelText<HTMLSelectElement>('New children start in');
  const save = async () => {
    press('Save');
    await act(async () => undefined);
    return app.of(SAVE).map(({ body }) => body);
  };
  return { app, first, save };
}
const timesOf = (title: string) => {
  const group = within(screen.getByRole('group', { name: title }));
  return [group.getByLabelText('Open from'), group.getByLabelText('to')] as const;
};

test('CLASS-39 CLASS-46 a class that chose nothing starts at the beginning and has the hours of its school', async () => {
  const { first, save } = await open();
  expect([...first.options].map(({ text }) => text)).toEqual(['1. Hello', '2. My family']);
  expect(first.value).toBe('hello');
  expect(await screen.findByText('The school is always open.')).toBeDefined();
  expect(screen.getByText(/day and night/)).toBeDefined();
  expect(await save()).toMatchObject([{ firstLesson: null, quiet: 'school' }]);
});

test('CLASS-39 a teacher chooses a lesson and own hours; nothing is saved while they are not in order', async () => {
  const { first, save } = await open();
  fireEvent.change(first, { target: { value: 'family' } });
  press('Own hours');
  const [from, to] = timesOf('School days');
  expect([from, to]).toMatchObject([{ value: '07:00' }, { value: '20:00' }]);
  fireEvent.change(to, { target: { value: '06:00' } });
  expect(screen.getByRole('alert').textContent).toBe('The first time must be before the second.');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  fireEvent.change(to, { target: { value: '' } });
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  fireEvent.change(to, { target: { value: '18:00' } });
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.change(timesOf('Weekend')[0], { target: { value: '09:00' } });
  expect(await save()).toMatchObject([
    {
      firstLesson: 'family',
      quiet: { schoolDays: { from: 420, to: 1080 }, weekend: { from: 540, to: 1200 } },
    },
  ]);
});

test('CLASS-39 CLASS-46 a stored choice is shown, and “always open” is not “as the school”', async () => {
  const { first, save } = await open({
    'GET grown-ups/classes/{classId}': () => ({
      ...classPage,
      ...{ firstLesson: 'family', quiet: hours },
    }),
  });
  expect(first.value).toBe('family');
  expect(timesOf('Weekend')).toMatchObject([{ value: '09:00' }, { value: '20:00' }]);
  fireEvent.change(first, { target: { value: 'hello' } });
  expect(screen.queryByText(/day and night/)).toBeNull();
  press('Always open');
  expect(screen.getByText(/day and night/)).toBeDefined();
  expect(await save()).toMatchObject([{ firstLesson: null, quiet: 'none' }]);
});

test('CLASS-39 a new class says what its school has chosen', async () => {
  const MAKE = 'POST grown-ups/schools/{schoolId}/classes';
  const app = renderApp({
    url: '/classes',
    answers: {
      'GET grown-ups/schools/{schoolId}/lessons': () => lessons,
      'GET grown-ups/schools/{schoolId}': () => ({ ...school, quiet: hours }),
      [MAKE]: () => classPage,
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'New class' }));
  const words = 'The school: 08:00–18:00 on school days, 09:00–20:00 at the weekend.';
  expect(await screen.findByText(words)).toBeDefined();
  fireEvent.change(screen.getByLabelText('Name of the class'), { target: { value: '4B' } });
  const form = within(screen.getByRole('dialog'));
  const [make] = form.getAllByRole('button', { name: 'New class' });
  if (make) fireEvent.click(make);
  await act(async () => undefined);
  expect(app.of(MAKE)).toMatchObject([
    { body: { className: '4B', firstLesson: null, quiet: 'school' } },
  ]);
});

test('CLASS-37 CLASS-46 a lead changes the opening hours of the school, and times that are not in order are not sent', async () => {
  const SCHOOL = 'PUT grown-ups/schools/{schoolId}';
  const app = renderApp({ url: '/school', as: lead, answers: { [SCHOOL]: () => school } });
  const hoursOf = await screen.findByRole('group', { name: 'Opening hours for the whole school' });
  expect(screen.getByText(/day and night/)).toBeDefined();
  fireEvent.click(within(hoursOf).getByRole('button', { name: 'Set hours' }));
  expect(screen.queryByText(/day and night/)).toBeNull();
  const [from] = timesOf('School days');
  fireEvent.change(from, { target: { value: '21:00' } });
  press('Save');
  expect(await screen.findByText('The opening hours are not right yet.')).toBeDefined();
  fireEvent.change(from, { target: { value: '08:00' } });
  press('Save');
  expect(await screen.findByText('Saved.')).toBeDefined();
  press('Always open');
  press('Save');
  await act(async () => undefined);
  expect(app.of(SCHOOL).map(({ body }) => body?.['quiet'])).toEqual([
    { schoolDays: { from: 480, to: 1200 }, weekend: { from: 420, to: 1200 } },
    null,
  ]);
});
