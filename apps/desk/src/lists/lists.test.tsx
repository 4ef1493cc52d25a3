import { mostChangedRows } from '@digipals/contract/constants';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press, refuse, renderDesk } from '../testing/fake-desk.tsx';
import { makeAuditCheck, makeDecision, makeRow } from '../testing/makers/lists.ts';
import { excerpt } from './Found.tsx';

test('the history is searched, matches are marked, and J moves on', async () => {
  const desk = renderDesk({
    as: { role: 'senior' },
    url: '/history',
    answers: {
      'GET desk/history': ({ query }) => ({
        items: query?.['before']
          ? []
          : [
              makeDecision(),
              makeDecision({
                decisionId: 'd-2',
                outcome: 'deliver',
                reason: null,
                text: 'The park!',
              }),
            ],
        hasMore: !query?.['before'],
      }),
    },
  });
  expect(await screen.findByText('1 Personal details')).toBeDefined();
  press('/');
  fireEvent.change(screen.getByLabelText('Find in texts'), { target: { value: 'park' } });
  await waitFor(() => expect(desk.of('GET desk/history').at(-1)?.query).toEqual({ q: 'park' }));
  await waitFor(() => expect(document.querySelectorAll('td mark')).toHaveLength(2));
  fireEvent.change(screen.getByLabelText('Outcome'), { target: { value: 'return' } });
  await waitFor(() =>
    expect(desk.of('GET desk/history').at(-1)?.query).toEqual({ q: 'park', outcome: 'return' }),
  );
  await screen.findByText('1 Personal details');
  (document.activeElement as HTMLElement | null)?.blur();
  press('j');
  expect(screen.queryByText('1 Personal details')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Earlier ones' }));
  await waitFor(() =>
    expect(desk.of('GET desk/history').at(-1)?.query).toMatchObject({ before: 'd-2' }),
  );
});

test('a long text is cut around the match', () => {
  const long = `${'word '.repeat(40)}park ${'word '.repeat(40)}`;
  expect(excerpt(long, 'park')).toContain('park');
  expect(excerpt(long, 'park').length).toBeLessThan(110);
  expect(excerpt('short', 'park')).toBe('short');
});

const rows = [makeRow(3), makeRow(2), makeRow(1)];

test('SAFE-07 an intact log shows how many rows were checked', async () => {
  renderDesk({
    as: { role: 'auditor' },
    url: '/audit',
    answers: {
      'GET desk/audit': () => ({ rows, hasMore: false }),
      'GET desk/audit/check': () => makeAuditCheck({ rows: 48_110 }),
    },
  });
  expect(await screen.findByText('Sound to row 48,110.')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('SAFE-07 a changed log names the row and shows it; V checks it again', async () => {
  let checks = 0;
  const desk = renderDesk({
    as: { role: 'lead' },
    url: '/audit',
    answers: {
      'GET desk/audit': () => ({ rows, hasMore: false }),
      'GET desk/audit/check': () => {
        checks += 1;
        return makeAuditCheck({ firstWrong: 2 });
      },
    },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Row 2 does not match.');
  expect(screen.getByText('Does not match').closest('tr')?.textContent).toContain('submission 2');
  fireEvent.click(screen.getByRole('button', { name: 'Show row' }));
  await waitFor(() => expect(desk.of('GET desk/audit').at(-1)?.query).toEqual({ before: 3 }));
  press('v');
  await waitFor(() => expect(checks).toBe(2));
});

test.each([
  ['auditor', 'tell the lead, too.'],
  ['lead', 'whoever runs DigiPals.'],
] as const)('SAFE-07 a %s sees what a changed log means: reviewing goes on', async (role, end) => {
  renderDesk({
    as: { role },
    url: '/audit',
    answers: {
      'GET desk/audit': () => ({ rows, hasMore: false }),
      'GET desk/audit/check': () => makeAuditCheck({ firstWrong: 2 }),
    },
  });
  const alert = (await screen.findByRole('alert')).textContent;
  expect(alert).toContain('Row 1 is sound.');
  expect(alert).toContain('Reviewing goes on');
  expect(alert).toContain(end);
});

const auditor = (check: ReturnType<typeof makeAuditCheck>, shown = rows) =>
  renderDesk({
    as: { role: 'auditor' },
    url: '/audit',
    answers: {
      'GET desk/audit': () => ({ rows: shown, hasMore: false }),
      'GET desk/audit/check': () => check,
    },
  });

test('SAFE2-82 a changed row is named with table, row and field, and marked in the log', async () => {
  const changed = [{ row: 2, table: 'messages', key: 'm-7', field: 'body' }];
  const shown = [
    makeRow(3, { covers: ['case_events'] }),
    makeRow(2, { covers: ['messages'] }),
    makeRow(1),
  ];
  auditor(makeAuditCheck({ changed }), shown);
  const alert = (await screen.findByRole('alert')).textContent;
  expect(alert).toContain('A row was changed after the log was written.');
  expect(alert).toContain('messages.body, row m-7.');
  expect(alert).toContain('Row 2 of the log tells about it. The log itself is whole.');
  expect(screen.getByText('messages.body changed').closest('tr')?.textContent).toContain(
    'submission 2',
  );
  expect(
    screen.getAllByText('same', { selector: 'td *' }).map(tag => tag.closest('tr')?.textContent),
  ).toEqual(expect.arrayContaining([expect.stringContaining('case')]));
  fireEvent.click(screen.getByRole('button', { name: 'Show row' }));
});

test('SAFE2-82 a row is not called the same if it was not checked or is behind the last named one', async () => {
  const sameRows = () =>
    screen
      .queryAllByText('same', { selector: 'td *' })
      .map(tag => tag.closest('tr')?.cells[0]?.textContent)
      .filter(first => /^\d+$/.test(first ?? ''));
  const shown = [31, 30, 2, 1].map(row => makeRow(row, { covers: ['decisions'] }));
  const added = auditor(makeAuditCheck({ rows: 30 }), shown);
  await screen.findByText('Sound to row 30.');
  expect(sameRows()).toEqual(['30', '2', '1']);
  added.unmount();
  const changed = Array.from({ length: mostChangedRows }, (_, n) => ({
    ...{ row: n + 2, table: 'decisions', key: `d-${n}`, field: 'note' },
  }));
  auditor(makeAuditCheck({ rows: 31, changed }), shown);
  expect((await screen.findByRole('alert')).textContent).toContain('At least 19 more are marked');
  expect(sameRows()).toEqual(['1']);
});

test('SAFE2-82 the page shows the newest anchor of each place', async () => {
  auditor(makeAuditCheck());
  const place = async (name: string) =>
    (await screen.findByRole('row', { name: new RegExp(name) })).textContent;
  expect(await place('File on this machine')).toMatch(/row 3.*same/);
  expect(await place('Store outside')).toMatch(/nothing yet.*none/);
  expect(await place('Mail to auditors')).toMatch(/row 2.*same/);
});

test.each([
  [{ row: 48_110, reason: 'shorter' }, 'row 48,110. The log ends before it'],
  [{ row: 3, reason: 'different' }, 'row 3. The log has another row there'],
  [{ row: null, reason: 'unsigned' }, 'a line of its file. This server has not signed it'],
] as const)('SAFE2-82 an anchor that contradicts the log is shown: %o', async (wrong, words) => {
  auditor(makeAuditCheck({ anchors: { ...makeAuditCheck().anchors, wrong } }));
  expect((await screen.findByRole('alert')).textContent).toContain(words);
});

test('the page says to which row the database was restored, without an alert (SCALE-84 partly)', async () => {
  const restored = { row: 1_204, to: '2026-03-02T08:15:00.000Z', aside: 7 };
  auditor(makeAuditCheck({ anchors: { ...makeAuditCheck().anchors, restored } }));
  const words = await screen.findByText(/^The database was restored to /);
  expect(words.textContent).toMatch(/row 1,204\. Anchors kept as evidence of later rows: 7\.$/);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('SAFE-07 a failed second check shows an error beside the first result', async () => {
  let isBroken = false;
  renderDesk({
    as: { role: 'auditor' },
    url: '/audit',
    answers: {
      'GET desk/audit': () => ({ rows, hasMore: false }),
      'GET desk/audit/check': () => (isBroken ? refuse(500, 'internal') : makeAuditCheck()),
    },
  });
  await screen.findByText('Sound to row 3.');
  isBroken = true;
  press('v');
  expect((await screen.findByRole('alert')).textContent).toContain('could not be checked again');
  expect(screen.getByText('Sound to row 3.')).toBeDefined();
});

test('an opinion that did not decide a severe text is called one, and cannot be taken back', async () => {
  const items = [makeDecision({ outcome: 'deliver', isFinal: false, reason: 'unkind' })];
  renderDesk({
    as: { role: 'lead' },
    url: '/history',
    answers: { 'GET desk/history': () => ({ items, hasMore: false }) },
  });
  expect(await screen.findAllByText('Opinion: deliver')).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'Take back' })).toBeNull();
});

test('matches stay visible while typing on', async () => {
  let isSlow = false;
  renderDesk({
    as: { role: 'senior' },
    url: '/history',
    answers: {
      'GET desk/history': () =>
        isSlow ? new Promise(() => undefined) : { items: [makeDecision()], hasMore: false },
    },
  });
  await screen.findByText('1 Personal details');
  isSlow = true;
  fireEvent.change(screen.getByLabelText('Find in texts'), { target: { value: 'park' } });
  expect(screen.getByText('1 Personal details')).toBeDefined();
});

test('agreement lists all decisions first, and shows missing values as unknown', async () => {
  renderDesk({
    as: { role: 'auditor' },
    url: '/agreement',
    answers: {
      'GET desk/agreement': () => [
        { reason: null, both: 412, agreed: 371, kappa: 0.86 },
        { reason: 'link', both: 0, agreed: 0, kappa: null },
      ],
    },
  });
  expect((await screen.findByText('All decisions')).closest('tr')?.textContent).toBe(
    'All decisions41237190 %0.86',
  );
  expect(screen.getByText('Returned: Link or code').closest('tr')?.textContent).toContain('––');
});

test('agreement without second opinions shows a message instead of zeros', async () => {
  renderDesk({
    as: { role: 'senior' },
    url: '/agreement',
    answers: {
      'GET desk/agreement': () => [{ reason: null, both: 0, agreed: 0, kappa: null }],
    },
  });
  expect(await screen.findByText('No second opinion yet.')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a list that failed to load can be retried', async () => {
  let isBroken = true;
  renderDesk({
    as: { role: 'auditor' },
    url: '/history',
    answers: {
      'GET desk/history': () =>
        isBroken ? refuse(500, 'internal') : { items: [makeDecision()], hasMore: false },
    },
  });
  await screen.findByText('The history could not be loaded.');
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 Personal details')).toBeDefined();
});
