import { type Call, CallError } from '@digipals/client';
import type { RosterTrial } from '@digipals/contract';
import { loadFamilyTexts } from '@digipals/i18n/family';
import { TextProvider } from '@digipals/i18n/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createAppQueries, createServices, ServicesProvider } from '../shared/services.tsx';
import { ImportPage } from './ImportPage.tsx';

const texts = await loadFamilyTexts('en-GB');

const trial: RosterTrial = {
  digest: 'd1',
  format: 'list',
  newClasses: ['4-A'],
  renamedClasses: [],
  made: [{ name: 'Alma', className: '4-A' }],
  changed: [{ name: 'Lucas', changes: [{ what: 'class', before: '3-A', after: '4-A' }] }],
  same: 14,
  leaving: [{ name: 'Hugo', className: '3-A' }],
  faults: [
    { file: 'users.csv', line: 48, name: 'Sofía', code: 'birth_month_missing', value: '2016' },
  ],
};

type Input = { body: { source: object; digest?: string } };
type Answer = (input: Input) => unknown;

/** Renders the page of a class with a fake server. */
function renderPage(answers: { trial: Answer; act?: Answer }) {
  const made: { key: string; input: Input }[] = [];
  const call = (async (key: string, input: Input) => {
    made.push({ key, input });
    return key.endsWith('/trial') ? answers.trial(input) : answers.act?.(input);
  }) as unknown as Call;
  const queries = createAppQueries(call);
  const services = { ...createServices(), call, queries };
  render(
    <ServicesProvider value={services}>
      <QueryClientProvider client={queries}>
        <TextProvider locale="en-GB" catalogue={texts}>
          <ImportPage target={{ classId: 'c1', className: '3-A' }} />
        </TextProvider>
      </QueryClientProvider>
    </ServicesProvider>,
  );
  return made;
}

const button = (name: string) => screen.getByRole('button', { name });

async function paste(text: string): Promise<void> {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  fireEvent.click(button('See the trial run'));
  await screen.findByRole('heading', { level: 1, name: /Trial run/ });
}

test('ROSTER-11 the trial run shows what will be made, changed, left and left out, with line and remedy', async () => {
  const made = renderPage({ trial: () => ({ trial }) });
  expect(button('See the trial run')).toHaveProperty('disabled', true);
  await paste('Alma');
  expect(made).toMatchObject([{ input: { body: { source: { text: 'Alma' } } } }]);
  const tiles = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(tiles).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Will be made2/),
      expect.stringMatching(/^Will be changed1/),
      expect.stringMatching(/^Stay as they are14/),
      expect.stringMatching(/^Will leave1/),
      expect.stringMatching(/^Left out1/),
      'Alma 4-A',
    ]),
  );
  const [, row] = screen.getAllByRole('row');
  expect(row?.textContent).toMatch(/48 users.csvSofíaOnly the year “2016” is given.*2016-05/);
  expect(screen.getByText('4 things will happen, 1 row is left out.')).toBeTruthy();
});

test('ROSTER-11 imports with the digest of the trial and leads to the cards', async () => {
  const made = renderPage({
    trial: () => ({ trial }),
    act: () => ({ made: 1, changed: 1, left: 1, classes: [{ classId: 'c1', className: '3-A' }] }),
  });
  await paste('Alma');
  fireEvent.click(button('Make it so'));
  const link = await screen.findByRole('link', { name: 'Cards of 3-A' });
  expect(link.getAttribute('href')).toBe('/grown-ups/classes/c1/cards');
  expect(screen.getByText('1 child made, 1 changed, 1 left.')).toBeTruthy();
  expect(made.at(-1)?.input.body).toEqual({ source: { text: 'Alma' }, digest: 'd1' });
});

test('ROSTER-11 shows a new trial when the school has changed meanwhile', async () => {
  let trials = 0;
  renderPage({
    trial: () => {
      trials += 1;
      return { trial: { ...trial, digest: `d${trials}`, same: trials } };
    },
    act: () => {
      throw new CallError({ status: 409, code: 'import_changed' });
    },
  });
  await paste('Alma');
  fireEvent.click(button('Make it so'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/has changed since/);
  await waitFor(() =>
    expect(screen.getByText('Stay as they are').parentElement?.textContent).toMatch(/2/),
  );
});

test('ROSTER-11 says why a list cannot be used and keeps it; a lost connection loses nothing', async () => {
  const answers: Answer[] = [
    () => ({ refusal: { code: 'quote_open', file: null, line: 3, value: null } }),
    () => {
      throw new CallError({ status: 0, code: 'offline' });
    },
  ];
  renderPage({ trial: input => answers.shift()?.(input) });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '"Ada' } });
  fireEvent.click(button('See the trial run'));
  await screen.findByText('A quote in line 3 of the list is never closed.');
  fireEvent.click(button('See the trial run'));
  await screen.findByText(/No connection/);
  expect(screen.getByRole('textbox')).toHaveProperty('value', '"Ada');
});

test('ROSTER-11 a pasted list is still there for another try after its trial run', async () => {
  renderPage({ trial: () => ({ trial }) });
  await paste('Alma');
  expect(screen.getByText(/^Correct them in your list/)).toBeDefined();
  fireEvent.click(button('Choose another list'));
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Alma');
});

test('ROSTER-06 a file of more than 5 MB is refused before it is sent; a smaller one is sent in base64', async () => {
  const made = renderPage({ trial: () => ({ trial }) });
  const choose = (bytes: BlobPart) =>
    fireEvent.change(screen.getByLabelText('Choose a file'), {
      target: { files: [new File([bytes], 'list.csv')] },
    });
  choose('a'.repeat(5_000_001));
  await screen.findByText(/at most 5 MB/);
  expect(made).toEqual([]);
  choose('Ada');
  await screen.findByRole('heading', { level: 1, name: /Trial run/ });
  expect(made[0]?.input.body.source).toEqual({ fileName: 'list.csv', base64: btoa('Ada') });
});
