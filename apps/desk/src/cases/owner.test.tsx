import type { Case } from '@digipals/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, refuse, renderDesk } from '../testing/fake-desk.tsx';
import { makeCase } from '../testing/makers/cases.ts';
import { makeStaff, minutes } from '../testing/makers/people.ts';

const own = makeStaff();
const self = { staffId: own.staffId, name: own.name, role: 'lead' } as const;
const priya = { staffId: 'priya', name: 'Priya Nair', role: 'senior' } as const;

async function open(found: Partial<Case>, answers: Answers = {}) {
  const desk = renderDesk({
    as: { role: 'lead' },
    url: '/cases/2207',
    answers: { 'GET desk/cases/{caseId}': () => makeCase(found), ...answers },
  });
  await screen.findByText('A child reported this.');
  return desk;
}
const panel = () => screen.getByRole('region', { name: 'Case' });
const key = 'PUT desk/cases/{caseId}/owner';

test('SAFE2-118 an adult takes a case over; its name is shown, and the focus stays in the panel', async () => {
  const desk = await open(
    { owner: null, nextOwners: [self] },
    { [key]: () => makeCase({ owner: own.name }) },
  );
  expect(within(panel()).getByText('Nobody yet')).toBeDefined();
  expect(screen.queryByLabelText('Hand over to')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Take over' }));
  expect(await within(panel()).findByText(own.name)).toBeDefined();
  expect(desk.of(key)).toEqual([{ params: { caseId: '2207' }, body: { staffId: own.staffId } }]);
  await waitFor(() => expect(document.activeElement).toBe(panel()));
  expect(screen.queryByRole('button', { name: 'Take over' })).toBeNull();
});

test('SAFE2-118 a lead hands a case to one of those who may have it, and reads why that is refused', async () => {
  let isRefused = true;
  const desk = await open(
    { nextOwners: [self, priya] },
    {
      [key]: () =>
        isRefused
          ? refuse(404, 'not_found', 'This adult cannot have the case.')
          : makeCase({ owner: priya.name, nextOwners: [self] }),
    },
  );
  const button = () => screen.getByRole('button', { name: 'Hand over' });
  expect(button()).toHaveProperty('disabled', true);
  const field = screen.getByLabelText('Hand over to');
  expect(
    within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose an adult', 'Priya Nair, Senior reviewer']);
  fireEvent.change(field, { target: { value: 'priya' } });
  fireEvent.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe('This adult cannot have the case.');
  isRefused = false;
  fireEvent.click(button());
  expect(await within(panel()).findByText('Priya Nair')).toBeDefined();
  expect(desk.of(key).at(-1)).toMatchObject({ body: { staffId: 'priya' } });
  expect(desk.services.announced.get().text).toBe('Priya Nair has the case');
});

test('SAFE2-118 the events of a case say who took it over and to whom it was handed', async () => {
  const same = { reason: null, page: null, context: [], strike: null };
  const by = 'Lead 01';
  await open({
    events: [
      ...makeCase().events,
      { ...same, kind: 'tookOver', at: minutes(-9), by, text: null },
      { ...same, kind: 'handedOver', at: minutes(-8), by, text: 'Priya Nair' },
    ],
  });
  const titled = (title: string) => screen.getByText(title).parentElement?.textContent;
  expect(titled('Took the case over')).toBe('Took the case overby Lead 01');
  expect(titled('Handed the case over')).toBe('Handed the case overto Priya Nair, by Lead 01');
  expect(screen.getAllByText(/Priya Nair/)).toHaveLength(1);
});
