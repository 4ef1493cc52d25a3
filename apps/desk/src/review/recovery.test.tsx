import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { later, press, refuse, renderDesk } from '../testing/fake-desk.tsx';
import { makeCard, makeNext } from '../testing/makers/cards.ts';
import { makeStaff } from '../testing/makers/people.ts';
import { dealing, heading, openCard, undoUntil } from '../testing/reading.ts';

afterEach(() => vi.restoreAllMocks());

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const back = makeCard({ lease: { kind: 'review', fence: 9, expiresAt: undoUntil } });
const undoing = { 'DELETE desk/decisions/{decisionId}': () => ({ card: back }) };

test('sign-out deletes drafts, so the next adult finds an empty field', async () => {
  const desk = await openCard(dealing(makeCard(), makeCard()));
  press('l');
  write('Note for adults', 'Is she alright?');
  expect(JSON.stringify({ ...sessionStorage })).toContain('Is she alright?');
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await screen.findByLabelText('E-mail');
  expect({ ...sessionStorage }).toEqual({});
  act(() => desk.services.session.set({ token: 'token-8', staff: makeStaff() }));
  await screen.findByRole('region', { name: 'The text to read' });
  press('l');
  expect(screen.getByLabelText('Note for adults')).toHaveProperty('value', '');
});

test('notes of adults survive a reload, texts of children never do', async () => {
  await openCard(dealing(makeCard()));
  press('h');
  write('Note for adults', 'A name?');
  press('Escape');
  press('e');
  write('Text to deliver', 'Hi! My name is Elif and I have a dog.');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Elif');
  vi.resetModules();
  const { useDraft, useMemoryDraft } = await import('../shared/drafts.ts');
  const { renderHook } = await import('@testing-library/react');
  const { result } = renderHook(() => [
    useDraft('sub-1 hold')[0],
    useMemoryDraft('sub-1 edit 2', 'as it was')[0],
  ]);
  expect(result.current).toEqual(['A name?', 'as it was']);
});

test('a decision can be undone after leaving the page and after a reload', async () => {
  const answers = { ...dealing(makeCard(), makeNext(), makeNext(), makeNext()), ...undoing };
  const desk = await openCard(answers);
  press('a');
  await heading('Plover 233 to Finch 18');
  act(() => desk.services.location.go('/queue'));
  await heading('Queue');
  act(() => desk.services.location.go('/'));
  await heading('Plover 233 to Finch 18');
  expect(screen.getByText('Delivered', { selector: 'span' })).toBeDefined();
  cleanup();
  const again = renderDesk({ answers });
  await heading('Plover 233 to Finch 18');
  press('u');
  await heading('Otter 417 to Heron 92');
  expect(again.of('DELETE desk/decisions/{decisionId}')).toEqual([
    { params: { decisionId: 'd-1' } },
  ]);
});

test('undo restores the note and the edit', async () => {
  await openCard({ ...dealing(makeCard(), makeNext()), ...undoing });
  press('l');
  write('Note for adults', 'Third time this week.');
  press('Enter', { ctrlKey: true });
  await heading('Plover 233 to Finch 18');
  press('l');
  expect(screen.getByLabelText('Note for adults')).toHaveProperty('value', '');
  press('Escape');
  press('u');
  await heading('Otter 417 to Heron 92');
  press('l');
  expect(screen.getByLabelText('Note for adults')).toHaveProperty('value', 'Third time this week.');
});

test('the drafts of a text are deleted with the next decision', async () => {
  await openCard(dealing(makeCard(), makeNext(), makeCard()));
  press('l');
  write('Note for adults', 'Third time this week.');
  press('Enter', { ctrlKey: true });
  await heading('Plover 233 to Finch 18');
  later();
  press('a');
  await heading('Otter 417 to Heron 92');
  press('l');
  expect(screen.getByLabelText('Note for adults')).toHaveProperty('value', '');
});

test('a reload does not claim a named text again once it is decided', async () => {
  await openCard(dealing(makeCard(), makeNext()), { url: '/?take=sub-1' });
  expect(window.location.search).toBe('?take=sub-1');
  press('a');
  await heading('Plover 233 to Finch 18');
  expect(`${window.location.pathname}${window.location.search}`).toBe('/desk/');
});

const claimsOf = (desk: ReturnType<typeof renderDesk>) =>
  desk.of('POST desk/claims').map(({ body }) => body);

test('a reload claims the same text, or the next one if another adult has it', async () => {
  await openCard(dealing(makeCard()));
  // A page that is closed does not unmount, so its storage stays.
  const stored = { ...sessionStorage };
  cleanup();
  const reload = (answers: Parameters<typeof openCard>[0]) => {
    for (const [name, value] of Object.entries(stored)) sessionStorage.setItem(name, value);
    return openCard(answers);
  };
  const again = await reload(dealing(makeCard()));
  expect(claimsOf(again)).toEqual([{ kind: 'review', submissionId: 'sub-1' }]);
  cleanup();
  const other = await reload({
    'POST desk/claims': ({ body }) =>
      body?.['submissionId'] ? refuse(409, 'lease_lost') : { card: makeNext() },
  });
  await heading('Plover 233 to Finch 18');
  expect(claimsOf(other)).toEqual([{ kind: 'review', submissionId: 'sub-1' }, { kind: 'review' }]);
});

test('coming back to the page claims the next text', async () => {
  const desk = await openCard(dealing(makeCard(), makeNext()));
  act(() => desk.services.location.go('/queue'));
  await heading('Queue');
  act(() => desk.services.location.go('/'));
  await heading('Plover 233 to Finch 18');
  expect(claimsOf(desk)).toEqual([{ kind: 'review' }, { kind: 'review' }]);
});

test('SAFE-03 coming back to the tab checks the lease at once', async () => {
  const desk = await openCard(dealing(makeCard()));
  const renewals = () => desk.of('PUT desk/claims/{submissionId}');
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(renewals()).toEqual([]);
  seen.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() =>
    expect(renewals()).toEqual([{ params: { submissionId: 'sub-1' }, body: { rev: 2, fence: 3 } }]),
  );
});
