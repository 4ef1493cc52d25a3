import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, refuse, renderDesk } from '../testing/fake-desk.tsx';
import { makeOwnTies } from '../testing/makers/own-ties.ts';

const at = '2026-11-01T09:00:00.000Z';
const ties = [
  { tieId: '1', kind: 'child', name: null, schoolName: null, at, endAskedAt: null },
  { tieId: '2', kind: 'class', name: '4B', schoolName: 'Papatya', at, endAskedAt: at },
] as const;
const open = (url: string, answers: Answers = {}, due = true) =>
  renderDesk({
    as: { role: 'auditor' },
    url,
    answers: {
      'GET desk/own': () => makeOwnTies({ ties: [...ties], isDue: due, toldAt: null }),
      'GET desk/duty': () => refuse(503, 'unavailable'),
      ...answers,
    },
  });
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('SAFE2-69 every page asks an adult whom it knows while that is due, and leads to its page', async () => {
  const desk = open('/duty');
  fireEvent.click(await screen.findByRole('link', { name: 'Tell now' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Who you know' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Tell now' })).toBeNull();
  desk.unmount();
  open('/known', {}, false);
  await screen.findByText('Class 4B, Papatya');
  fireEvent.click(screen.getByRole('link', { name: 'Duty' }));
  await screen.findByRole('heading', { level: 1, name: 'Duty' });
  expect(screen.queryByRole('link', { name: 'Tell now' })).toBeNull();
});

test('SAFE2-68 an adult names a school, a class and a child; an unknown one is reported and what was typed stays', async () => {
  let isUnknown = true;
  const key = 'POST desk/own/ties';
  const desk = open('/known', {
    [key]: () => (isUnknown ? refuse(404, 'not_found') : {}),
    'POST desk/own/told': () => ({}),
  });
  await screen.findByText('A child that you recognised on a card');
  fireEvent.change(screen.getByRole('combobox', { name: 'School' }), { target: { value: 's2' } });
  click('A child');
  type(/Code of the class/, ' DEMO ');
  type(/Name of the child/, 'Zara ');
  click('I know them');
  expect((await screen.findByRole('alert')).textContent).toMatch(/No class has this code/);
  expect(screen.getByLabelText(/Code of the class/)).toHaveProperty('value', ' DEMO ');
  isUnknown = false;
  click('I know them');
  await waitFor(() =>
    expect(screen.getByLabelText(/Code of the class/)).toHaveProperty('value', ''),
  );
  click('A school');
  click('I know them');
  await waitFor(() => expect(desk.of(key)).toHaveLength(3));
  expect(desk.of(key).slice(1)).toEqual([
    { body: { classCode: 'DEMO', childName: 'Zara' } },
    { body: { schoolId: 's2' } },
  ]);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'I know them' })).toHaveProperty('disabled', false),
  );
  click('These are all I know');
  await waitFor(() => expect(desk.of('POST desk/own/told')).toHaveLength(1));
});

test('SAFE2-70 an adult asks to end a tie; one that waits for its second has no button', async () => {
  const key = 'POST desk/own/ties/{tieId}/end';
  const desk = open('/known', { [key]: () => ({}) });
  await screen.findByText('Ends when a second person says yes');
  expect(screen.queryByRole('button', { name: /no more: Class 4B/ })).toBeNull();
  click('I know them no more: A child that you recognised on a card');
  await waitFor(() => expect(desk.of(key)).toEqual([{ params: { tieId: '1' } }]));
  desk.unmount();
  open('/known', { [key]: () => refuse(404, 'not_found') });
  await screen.findByText('Ends when a second person says yes');
  click('I know them no more: A child that you recognised on a card');
  expect((await screen.findByRole('alert')).textContent).toBe('It is not there any more.');
});
