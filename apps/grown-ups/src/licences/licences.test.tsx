import type { Adult, SchoolLicences, Voucher } from '@digipals/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { lead, refuse, renderApp } from '../testing/fake-app.tsx';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const voucher: Voucher = {
  ...{ voucherId: '7K4M', seats: 30, used: 22, redeemedAt: '2026-09-01T09:00:00Z' },
  ...{ endsAt: '2027-08-01T00:00:00Z', state: 'runs' },
};
const inClass = { className: '3B', isArchived: false, children: 24, seats: 22, hasSeats: false };
const entry = {
  ...{ name: null, className: null, voucherId: '7K4M', adult: 'Grace Hill', children: 0 },
  at: '2026-11-24T09:00:00Z',
};
const licences: SchoolLicences = {
  seats: { all: 30, used: 22, free: 8 },
  waiting: 0,
  vouchers: [voucher],
  classes: [
    { ...inClass, classId: 'c1', children: 22 },
    { ...inClass, classId: 'c2', className: '4A', seats: 0, children: 0 },
  ],
  ledger: [
    {
      ...entry,
      entryId: '4',
      change: 'left',
      amount: 1,
      children: 1,
      name: 'Defne',
      className: '4A',
    },
    { ...entry, entryId: '3', change: 'given', amount: -22, children: 22, className: '3B' },
    { ...entry, entryId: '2', change: 'redeemed', amount: 30 },
    { ...entry, entryId: '1', change: 'classOn', amount: 0, className: '3B', adult: null },
  ],
};

const read = 'GET grown-ups/licences/schools/{schoolId}';
const open = async (answers = {}, shown = licences) => {
  const app = renderApp({ url: '/licences', answers: { [read]: () => shown, ...answers } });
  await screen.findByRole('heading', { name: 'Licences' });
  return app;
};

test('LICENCE-10 a lead sees seats used and free by class, until when, and each change in words', async () => {
  await open();
  expect(screen.getByText('of 30 seats in use')).toBeDefined();
  expect(screen.getByText(/Next end: 31 July 2027, then 14 days of grace/)).toBeDefined();
  expect(screen.getByRole('img', { name: 'Seats by class: 3B 22, 8 free' })).toBeDefined();
  const list = screen.getByRole('heading', { name: 'Changes' }).closest('section') as HTMLElement;
  const lines = within(list).getAllByRole('listitem');
  const texts = lines.map(({ textContent }) => textContent);
  expect(texts[0]).toMatch(/Freed, the child left.*Defne, 4A · Grace Hill, 24 Nov.*\+1/);
  expect(texts[1]).toMatch(/Given.*22 children, 3B.*−22/);
  expect(texts[2]).toMatch(/Voucher redeemed.*Voucher 7K4M.*\+30/);
  expect(texts[3]).toMatch(/Class gets seats, new children too.*3B · Operator/);
});

test('LICENCE-07 LICENCE-10 a lead is warned of a voucher that is over while its seats last', async () => {
  const over = { ...voucher, state: 'grace', endsAt: '2026-11-20T00:00:00Z' } as const;
  await open({}, { ...licences, vouchers: [over], waiting: 22 });
  expect(screen.getByRole('alert').textContent).toContain(
    'Voucher 7K4M is over. Its 22 seats in use last until 3 December 2026.',
  );
  expect(screen.getByText(/22 children wait for a seat/)).toBeDefined();
});

test('LICENCE-10 a code is redeemed; a refused one and a lost connection keep what was typed', async () => {
  const redeem = 'POST grown-ups/licences/schools/{schoolId}/vouchers';
  let answer: () => object = () => refuse(403, 'voucher_refused');
  const app = await open({ [redeem]: () => answer() });
  type('Voucher code', ' 7k4m-2222 ');
  press('Redeem');
  expect((await screen.findByRole('alert')).textContent).toMatch(/This code does not work/);
  answer = () => refuse(0, 'offline');
  press('Redeem');
  expect(await screen.findByText(/Nothing was lost/)).toBeDefined();
  expect(screen.getByLabelText('Voucher code')).toHaveProperty('value', ' 7k4m-2222 ');
  answer = () => ({});
  press('Redeem');
  expect(await screen.findByText(/The voucher is redeemed/)).toBeDefined();
  expect(app.of(redeem).at(-1)).toEqual({
    params: { schoolId: 's1' },
    body: { code: '7k4m-2222' },
  });
  expect(app.of(read).length).toBeGreaterThan(1);
});

test('LICENCE-10 seats are given to a class and to a child, and taken back after a question', async () => {
  const give = 'POST grown-ups/licences/schools/{schoolId}/give';
  const take = 'POST grown-ups/licences/schools/{schoolId}/take';
  const app = await open({
    [give]: () => refuse(409, 'seats_used_up'),
    [take]: () => ({}),
    'GET grown-ups/licences/classes/{classId}': () => [
      { childId: 'k1', name: 'Ela', hasSeat: true },
      { childId: 'k2', name: 'Can', hasSeat: false },
    ],
  });
  press('Children: 3B');
  fireEvent.click(await screen.findByRole('button', { name: 'Give: Can' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/No seat is free/);
  press('Take back: Ela');
  press('Close');
  press('Take back: 3B');
  expect(screen.getByText(/plays it to the end/)).toBeDefined();
  press('Take back');
  await expect
    .poll(() => app.of(take).map(({ body }) => body))
    .toEqual([{ childId: 'k1' }, { classId: 'c1' }]);
  press('Give seats: 4A');
  expect(app.of(give).map(({ body }) => body)).toEqual([{ childId: 'k2' }, { classId: 'c2' }]);
});

test('LICENCE-10 a school without a voucher sees how to get one', async () => {
  const nothing = { seats: { all: 0, used: 0, free: 0 }, vouchers: [], ledger: [] };
  await open({}, { ...licences, ...nothing });
  const link = screen.getByRole('link', { name: 'How to get a voucher' });
  expect(link.getAttribute('href')).toBe('/grown-ups/upgrade');
  expect(screen.getByLabelText('Voucher code')).toBeDefined();
});

const parent: Adult = { ...lead, roles: [{ role: 'parent', schoolId: null, classId: null }] };
const family = {
  seats: { all: 2, used: 1, free: 1 },
  vouchers: [{ ...voucher, seats: 2, used: 1 }],
  children: [
    { childId: 'k1', name: 'Ela', hasSeat: true, isOpen: true },
    { childId: 'k2', name: 'Can', hasSeat: false, isOpen: false },
  ],
};

beforeEach(() => sessionStorage.clear());

test('LICENCE-11 a parent redeems a code for a child and gives and takes seats, in its language', async () => {
  localStorage.setItem('grown-ups.language', 'gb');
  const set = 'PUT grown-ups/licences/children/{childId}';
  const redeem = 'POST grown-ups/licences/children/{childId}/vouchers';
  const app = renderApp({
    as: parent,
    url: '/licences',
    answers: {
      'GET grown-ups/licences': () => family,
      [set]: () => ({}),
      [redeem]: () => refuse(403, 'voucher_refused'),
    },
  });
  await screen.findByRole('heading', { name: 'Licences of your family' });
  expect(await screen.findByText('1 of 2 seats in use')).toBeDefined();
  fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'tr' } });
  await screen.findByRole('heading', { name: 'Ailenizin lisansları' });
  expect(screen.getByText('2 yer, son gün: 31 Temmuz 2027')).toBeDefined();
  press('Yer ver: Can');
  await expect
    .poll(() => app.of(set))
    .toEqual([{ params: { childId: 'k2' }, body: { hasSeat: true } }]);
  type('Kod', 'ABCD');
  press('Kodu kullan');
  expect((await screen.findByRole('alert')).textContent).toContain('Bu kod çalışmıyor');
  expect(app.of(redeem)).toEqual([{ params: { childId: 'k2' }, body: { code: 'ABCD' } }]);
});

test.each([
  ['gb', 'How to open all lessons'],
  ['us', 'How to open all lessons'],
  ['es', 'Cómo abrir todas las lecciones'],
  ['fr', 'Comment ouvrir toutes les leçons'],
  ['tr', 'Bütün dersler nasıl açılır'],
  ['ru', 'Как открыть все уроки'],
  ['az', 'Bütün dərsləri necə açmaq olar'],
  ['th', 'วิธีเปิดบทเรียนทั้งหมด'],
  ['cn', '怎样打开全部课程'],
])(
  'LICENCE-12 without a session, the page in %s says how to get a licence',
  async (language, title) => {
    localStorage.setItem('grown-ups.language', language);
    renderApp({ as: null, url: '/upgrade' });
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    const links = screen.getAllByRole('link').map(link => link.getAttribute('href'));
    expect(links).toContain('/grown-ups/licences');
  },
);
