import type { SafeContacts } from '@digipals/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, refuse, renderApp } from '../testing/fake-app.tsx';

const key = 'GET grown-ups/schools/{schoolId}/safe-contacts';
const ada = {
  kind: 'safeguarding',
  name: 'Ada Hill',
  email: 'ada@school.example',
  phone: '020 7946 0101',
  hours: 'Every day',
  verifiedAt: '2026-11-02T10:00:00.000Z',
} as const;
const half: SafeContacts = { isOpen: false, contacts: [ada] };
const open = (answers: Answers) => renderApp({ url: '/school', answers });
const deputy = async () => within(await screen.findByRole('region', { name: 'Deputy' }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('SAFE2-57 a lead names the deputy, who gets a code, and confirms it with that code', async () => {
  let contacts: SafeContacts = half;
  const named = { ...ada, kind: 'deputy', name: 'Bob Reed', verifiedAt: null } as const;
  const made: unknown[] = [];
  open({
    [key]: () => contacts,
    'PUT grown-ups/schools/{schoolId}/safe-contacts/{kind}': input => {
      made.push(input);
      contacts = { ...half, contacts: [ada, named] };
      return contacts;
    },
    'POST grown-ups/schools/{schoolId}/safe-contacts/{kind}/verify': ({ body }) => {
      if (body?.['code'] !== '123456') refuse(403, 'code_refused');
      const verified = { ...named, verifiedAt: '2026-11-26T10:00:00.000Z' };
      contacts = { isOpen: true, contacts: [ada, verified] };
      return contacts;
    },
  });
  expect(await screen.findByText(/no child of your school has contact/)).toBeDefined();
  const box = await deputy();
  type(box.getByLabelText('Name'), 'Bob Reed');
  type(box.getByLabelText('E-mail'), 'bob@school.example');
  type(box.getByLabelText('Phone'), '020 7946 0102');
  type(box.getByLabelText('Can be reached'), 'Every day');
  fireEvent.click(box.getByRole('button', { name: 'Save and send the code' }));
  const code = await (await deputy()).findByLabelText(/Code from the e-mail/);
  expect(made).toMatchObject([
    { params: { schoolId: 's1', kind: 'deputy' }, body: { name: 'Bob Reed', hours: 'Every day' } },
  ]);
  type(code, '999999');
  fireEvent.click((await deputy()).getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/The code is wrong, used or too old/)).toBeDefined();
  type(code, '123456');
  fireEvent.click((await deputy()).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.getByText(/Both are confirmed/)).toBeDefined());
});

test('SAFE2-57 the same e-mail for both is explained', async () => {
  open({
    [key]: () => half,
    'PUT grown-ups/schools/{schoolId}/safe-contacts/{kind}': () => refuse(409, 'already_there'),
  });
  const box = await deputy();
  fireEvent.click(box.getByRole('button', { name: 'Save and send the code' }));
  expect(await screen.findByText(/Two different people are needed/)).toBeDefined();
});
