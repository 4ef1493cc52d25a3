import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, refuse, renderApp } from '../testing/fake-app.tsx';

const at = '2026-11-24T09:10:00Z';
const look = { what: 'progress', childId: 'k1', childName: 'Ela', className: '3B', at } as const;
const answers: Answers = {
  'GET grown-ups/schools/{schoolId}/people': () => ({ people: [], invitations: [] }),
  'GET grown-ups/schools/{schoolId}/consents': () => ({
    ...{ yes: 94, no: 7, open: 11 },
    classes: [
      { classId: 'c1', className: '3B', yes: 20, no: 0, open: 4 },
      { classId: 'c2', className: '4A', yes: 20, no: 3, open: 0 },
    ],
  }),
  'GET grown-ups/schools/{schoolId}/accesses': () => ({
    lately: 38,
    looks: [
      { ...look, who: 'adult', name: 'Sam Reed' },
      { ...look, who: 'reader', name: null, what: 'case' },
      ...Array.from({ length: 12 }, (_, place) => ({
        ...look,
        ...({ who: 'family', name: null, childId: `k${place + 2}`, childName: 'Ada' } as const),
      })),
    ],
  }),
};

test('SCHOOL-36 SCHOOL-37 a lead sees consents by class and who looked, with the way to the letters', async () => {
  renderApp({ url: '/teachers', answers });
  const tile = (await screen.findByText('Consent to write to friends')).closest('li');
  expect(tile?.textContent).toBe('Consent to write to friends94 yes7 said no, 11 still open');
  const link = screen.getByRole('link', { name: /3B/ });
  expect(link.getAttribute('href')).toBe('/grown-ups/classes/c1/letters');
  expect(within(link).getByRole('img', { name: '20 yes, 0 no, 4 open' })).toBeDefined();
  expect(link.textContent).toContain('4 open');
  expect(screen.getByRole('link', { name: /4A/ }).textContent).toContain('all answered');
  expect(
    (await screen.findByText('Who looked, last 30 days')).closest('li')?.textContent,
  ).toContain('38 looks');
  const list = screen.getByText('Sam Reed').closest('ul');
  expect(list?.textContent).toContain('Sam ReedLooked at the workEla, 3B24 Nov');
  expect(list?.textContent).toContain('A reader at DigiPalsRead a case');
  expect(list?.children).toHaveLength(12);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 14' }));
  expect(list?.children).toHaveLength(14);
});

test('SCHOOL-36 the teachers stay on the page when the registers do not load, and they can be tried again', async () => {
  const app = renderApp({
    url: '/teachers',
    answers: {
      ...answers,
      'GET grown-ups/schools/{schoolId}/accesses': () => refuse(500, 'internal'),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Last here')).toBeDefined();
  app.answer('GET grown-ups/schools/{schoolId}/accesses', () => ({ lately: 0, looks: [] }));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nobody has looked at the data of a child.')).toBeDefined();
});
