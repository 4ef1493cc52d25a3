import type { StepTimes } from '@digipals/contract';
import type { StaffRole } from '@digipals/contract/constants';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Answers, press as pressKey, refuse, renderDesk } from '../testing/fake-desk.tsx';
import { makeAlarm, makeDuty, makeHours, makeTold } from '../testing/makers/duty.ts';
import { momentOf } from './zone-times.ts';

const open = (role: StaffRole = 'lead', answers: Answers = {}) =>
  renderDesk({
    as: { role },
    url: '/duty',
    answers: { 'GET desk/duty': () => makeDuty(), 'GET desk/times': () => [], ...answers },
  });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('SAFE2-21 the page Duty shows the rota with its gap, alarms, and how the time told comes about', async () => {
  open();
  const rota = within(await screen.findByRole('table'));
  expect(rota.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain(
    'Sat 21, now',
  );
  expect(rota.getByText('Lead 01 10–18')).toBeTruthy();
  expect(rota.getByText('1 missing 14–18')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain(
    'Lead: 1 missing on Saturday, 14:00 to 18.',
  );
  const alarms = within(screen.getByRole('region', { name: 'Alarms' }));
  expect(alarms.getAllByRole('img').map(sign => sign.getAttribute('aria-label'))).toEqual([
    'Rings',
    'Nearly',
    'Quiet',
  ]);
  expect(alarms.getByText('Rings in 4 min')).toBeTruthy();
  const told = within(screen.getByRole('region', { name: 'What children are told' }));
  expect(told.getAllByText('About 1 hour')).toHaveLength(2);
  expect(told.getByText('52 waiting x 31 s / 6 people')).toBeTruthy();
  expect(told.getByText('Monday to Friday')).toBeTruthy();
  expect(told.getByText('08:00 to 20:00')).toBeTruthy();
});

test('SAFE2-105 leads, auditors and admins read how long each step took, and others do not', async () => {
  const times = (): StepTimes[] => [
    { step: 'firstLook', count: 312, medianMs: 240_000, p95Ms: 40 * 60_000 },
    { step: 'second', count: 4, medianMs: 6 * 60_000, p95Ms: 3 * 3_600_000 },
    { step: 'helpAnswer', count: 0, medianMs: null, p95Ms: null },
    { step: 'receipt', count: 9, medianMs: 2_000, p95Ms: 65 * 60_000 },
  ];
  for (const role of ['lead', 'auditor', 'admin'] as const) {
    const desk = open(role, { 'GET desk/times': times });
    const region = within(await screen.findByRole('region', { name: 'How long it took' }));
    const rows = (await region.findAllByRole('row')).slice(1);
    expect(
      rows.map(row =>
        within(row)
          .getAllByRole('cell')
          .map(cell => cell.textContent),
      ),
    ).toEqual([
      ['First look at a text', '312', '4 min', '40 min'],
      ['Second adult on a severe text', '4', '6 min', '3 h'],
      ['Answer to a child that asks for help', '0', '–', '–'],
      ['Recalled text off a device', '9', 'under 1 min', '65 min'],
    ]);
    desk.unmount();
  }
  for (const role of ['reviewer', 'senior'] as const) {
    const desk = open(role);
    await screen.findByRole('region', { name: 'Alarms' });
    expect(screen.queryByRole('region', { name: 'How long it took' })).toBeNull();
    desk.unmount();
  }
});

test('SAFE2-24 a person says "I have it" at the desk; a reader only sees that it rings', async () => {
  const desk = open('auditor', { 'POST desk/alarms/{alarmId}/have': () => ({ by: 'Auditor 03' }) });
  await screen.findByRole('table');
  press('I have it: rota_gap, 318');
  await waitFor(() =>
    expect(desk.of('POST desk/alarms/{alarmId}/have')).toEqual([{ params: { alarmId: '318' } }]),
  );
  desk.unmount();
  open('reviewer');
  await screen.findByRole('table');
  expect(screen.queryByRole('button', { name: /I have it/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add a shift' })).toBeNull();
});

test('SAFE2-21 a lead plans a shift from a gap, takes one out, and sees why one is refused', async () => {
  let isRefused = true;
  const desk = open('lead', {
    'POST desk/shifts': () => {
      if (isRefused) refuse(409, 'shift_refused');
      return { shiftId: 's2' };
    },
    'DELETE desk/shifts/{shiftId}': () => ({}),
  });
  await screen.findByRole('table');
  press(/Plan: Lead, 1 missing/);
  // Only leads may have the seat.
  const person = screen.getByRole('combobox', { name: 'Person' });
  expect(
    within(person)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Lead 01']);
  press('Add the shift');
  expect((await screen.findByRole('alert')).textContent).toMatch(/cannot have that shift/);
  isRefused = false;
  press('Add the shift');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [gap] = makeDuty().gaps;
  const body = { staffId: 'staff-7', seat: 'lead', from: gap?.from, to: gap?.to };
  expect(desk.of('POST desk/shifts').at(-1)).toEqual({ body });
  press(/Take out: Lead 01/);
  press('Take it out');
  await waitFor(() =>
    expect(desk.of('DELETE desk/shifts/{shiftId}')).toEqual([{ params: { shiftId: 's1' } }]),
  );
});

test('SAFE2-18 a lead sets service hours; invalid times are reported and not sent', async () => {
  const desk = open('lead', { 'PUT desk/service-hours': () => ({}) });
  await screen.findByRole('table');
  press('Service hours');
  const field = (name: string) => screen.getByLabelText(name);
  fireEvent.change(field('Sunday'), { target: { value: '10-25' } });
  press('Save the hours');
  expect((await screen.findByRole('alert')).textContent).toMatch(/08:00–20:00.*Sunday/);
  fireEvent.change(field('Sunday'), { target: { value: '10:00-16:30' } });
  fireEvent.change(field('Lead'), { target: { value: '1' } });
  press('Save the hours');
  await waitFor(() => expect(desk.of('PUT desk/service-hours')).toHaveLength(1));
  const { week, ...rest } = makeHours({ needs: { ...makeHours().needs, lead: 1 } });
  const body = { ...rest, week: [...week.slice(0, 6), { from: 600, to: 990 }] };
  expect(desk.of('PUT desk/service-hours')).toEqual([{ body }]);
});

test('a key does nothing behind an open dialog, which would lose what was typed', async () => {
  open();
  await screen.findByRole('table');
  press('Service hours');
  fireEvent.change(screen.getByLabelText('Sunday'), { target: { value: '10:00-16:30' } });
  expect(document.activeElement).not.toBe(screen.getByLabelText('Sunday'));
  pressKey('g');
  expect(window.location.pathname).toBe('/desk/duty');
  expect(screen.getByLabelText('Sunday')).toHaveProperty('value', '10:00-16:30');
  press('Close');
  pressKey('g');
  await vi.waitFor(() => expect(window.location.pathname).toBe('/desk'), 120_000);
});

test('SAFE2-16 the page says why children are told tomorrow, and who has an alarm', async () => {
  const told = makeTold({ kind: 'tomorrow', minutes: null, because: 'nobody' });
  const alarms = [makeAlarm({ state: 'acked', ackedBy: 'Lead 02' })];
  open('lead', { 'GET desk/duty': () => makeDuty({ told, alarms, hours: null, hasRota: false }) });
  expect(await screen.findByText(/Nobody has been at the desk for five minutes/)).toBeTruthy();
  expect(screen.getByText('Lead 02 has it')).toBeTruthy();
  expect(screen.getByText(/counts as always open/)).toBeTruthy();
  expect(screen.getByText(/No shift is planned yet/)).toBeTruthy();
});

test('a field for date and time is read in the time zone of the desk, even when clocks change', () => {
  expect(momentOf('2026-11-21T13:44', 'Europe/London')).toBe('2026-11-21T13:44:00.000Z');
  expect(momentOf('2026-07-21T13:44', 'Europe/London')).toBe('2026-07-21T12:44:00.000Z');
  expect(momentOf('2026-03-29T08:00', 'Europe/London')).toBe('2026-03-29T07:00:00.000Z');
  expect(momentOf('2026-03-29T08:00', 'Asia/Bangkok')).toBe('2026-03-29T01:00:00.000Z');
  expect(momentOf('', 'UTC')).toBeNull();
});
