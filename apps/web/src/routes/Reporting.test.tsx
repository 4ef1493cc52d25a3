import { reportReasons } from '@digipals/contract/constants';
import { createTranslator, loadCatalogue, locales } from '@digipals/i18n';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { failure } from '../testing/fake-server.ts';
import { makeInboxItem, makePost, makeWall } from '../testing/makers.ts';
import { makeConversation, makeMessage, makeMessageWorld } from '../testing/message-world.ts';
import { renderApp } from '../testing/render-app.tsx';

const report = 'POST reportButton' as const;
const PHOTO = 'Send me a photo of you';
const FOLDED = "You told us about this. You can't see it now.";
const hello = makeMessage({ messageId: 'm-1', text: 'Hello Mia' });
const photo = makeMessage({ messageId: 'm-2', text: PHOTO, at: '2026-01-15T11:59:00.000Z' });
const folded = (text: string | null) => ({
  ...{ messageId: 'm-2', isMine: false, at: photo.at },
  folded: { text },
});

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'What is not right?' }));
const tell = async (name: string) => {
  const form = await dialog();
  await act(async () => form.getByRole('radio', { name }).click());
  await act(async () => form.getByRole('button', { name: 'Tell DigiPals' }).click());
};

/** A server whose conversation has the message folded as soon as a report arrived. */
function openConversation(options: Parameters<typeof renderApp>[1] = {}) {
  let isTold = false;
  const page = () =>
    makeConversation(
      isTold ? { messages: [hello], takenBack: [folded(null)] } : { messages: [hello, photo] },
    );
  return renderApp('/conversation/c-ali', {
    ...options,
    handlers: {
      ...makeMessageWorld([page()]),
      'GET conversations/{id}': page,
      'GET users/{id}/conversations': () => {
        const { conversationId, friend, messages } = page();
        return [makeInboxItem({ conversationId, friend, last: messages.at(-1) ?? null })];
      },
      [report]: () => {
        isTold = true;
        return { reportId: 'r-1' };
      },
    },
  });
}

/** Whether a text was ever on the page from now on. */
function watchFor(text: string) {
  let wasDrawn = false;
  const look = () => {
    wasDrawn ||= document.body.textContent?.includes(text) ?? false;
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  look();
  return () => {
    look();
    return wasDrawn;
  };
}

test('SAFE2-100 the report about a text is above the page: eight reasons with a picture each, in the order of the contract', async () => {
  const { server } = renderApp('/community-guidelines?user=u-ali&message=m-2&from=conversation');
  const form = await dialog();
  const radios = form.getAllByRole<HTMLInputElement>('radio');
  expect(radios).toHaveLength(8);
  const pictures = radios.map(radio => radio.closest('label')?.querySelector('img')?.src);
  expect(new Set(pictures).size).toBe(8);
  expect(document.activeElement).toBe(radios[0]);
  expect(new Set(radios.map(({ name }) => name)).size).toBe(1);
  await tell('Someone asks for photos');
  await screen.findByRole('heading', { name: /Thank you for telling us/ });
  expect(server.seen.find(({ key }) => key === report)?.body).toMatchObject({
    reason: 'photos',
    messageId: 'm-2',
  });
});

test.each([
  ['Someone wants to meet me', 'meeting'],
  ['Someone asks for photos', 'photos'],
  ['Someone says: do not tell', 'secret'],
  ['Someone says: use another app', 'otherApp'],
  ['I feel scared', 'scared'],
])('SAFE2-100 NOTSHOWN-30 "%s" is sent as its code', async (name, reason) => {
  const { server } = renderApp('/community-guidelines?user=u-ali');
  await tell(name);
  await screen.findByRole('heading', { name: /Thank you for telling us/ });
  expect(server.seen.find(({ key }) => key === report)?.body).toEqual({ reason, userId: 'u-ali' });
});

test.each(locales)('SAFE2-100 %s has words for each reason and for a folded text', async locale => {
  const t = createTranslator(locale, await loadCatalogue(locale, ['app', 'pages']));
  const words = [
    ...reportReasons.map(reason => t(`report.reason.${reason}`)),
    ...[t('report.ask'), t('report.folded'), t('report.foldedKept'), t('report.kept')],
    ...[t('report.show'), t('report.fold')],
  ];
  expect(new Set(words).size).toBe(14);
  for (const one of words) expect(one).toMatch(/^[^{}]{2,}$/);
  if (!locale.startsWith('en')) expect(words[0]).not.toContain('Someone');
});

test('SAFE2-100 closing the report leads back without sending', async () => {
  const { go, history, server } = openConversation();
  await screen.findAllByText(PHOTO);
  await go('/community-guidelines?user=u-ali&message=m-2&from=conversation');
  const form = await dialog();
  await act(async () => form.getByRole('button', { name: 'Close' }).click());
  expect(history.location.pathname).toBe('/conversation/c-ali');
  expect(server.keys()).not.toContain(report);
});

test('SAFE2-101 each message of the friend has a link to report it, and own ones have none', async () => {
  const mine = makeMessage({ messageId: 'm-3', isMine: true, text: 'No', at: photo.at });
  renderApp('/conversation/c-ali', {
    handlers: makeMessageWorld([makeConversation({ messages: [hello, photo, mine] })]),
  });
  const list = within(await screen.findByRole('region', { name: 'Messages: Ali' }));
  const links = list.getAllByRole('link', { name: 'Tell us' });
  expect(links.map(link => link.getAttribute('href'))).toEqual(
    ['m-1', 'm-2'].map(id => `/community-guidelines?user=u-ali&from=conversation&message=${id}`),
  );
});

test('SAFE2-103 a reported message is folded in conversation and inbox at once, before the server has answered again', async () => {
  const { go, server } = openConversation();
  await waitFor(() => expect(screen.getAllByText(PHOTO)).toHaveLength(2));
  await go('/community-guidelines?user=u-ali&message=m-2&from=conversation');
  const release = server.hold('GET conversations/{id}');
  const releaseInbox = server.hold('GET users/{id}/conversations');
  await tell('Someone asks for photos');
  await screen.findByRole('heading', { name: /Thank you for telling us/ });
  const wasDrawn = watchFor(PHOTO);
  await go('/conversation/c-ali');
  expect(await screen.findByText(FOLDED)).toBeDefined();
  await act(async () => {
    release();
    releaseInbox();
  });
  expect(await screen.findByText(FOLDED)).toBeDefined();
  expect(wasDrawn()).toBe(false);
});

test('SAFE2-103 without a connection a report waits on the device, folds at once, and is sent with the same key when it is back', async () => {
  const { go, server, setOnline } = openConversation();
  await waitFor(() => expect(screen.getAllByText(PHOTO)).toHaveLength(2));
  await go('/community-guidelines?user=u-ali&message=m-2&from=conversation');
  await dialog();
  await setOnline(false);
  await tell('I feel scared');
  expect(await screen.findByText(/We'll tell DigiPals when the internet is back\./)).toBeDefined();
  const wasDrawn = watchFor(PHOTO);
  await go('/conversation/c-ali');
  expect(await screen.findByText(FOLDED)).toBeDefined();
  await setOnline(true);
  await waitFor(() => expect(localStorage.getItem('reportOutbox')).toBeNull());
  const sent = server.seen.filter(({ key }) => key === report);
  expect(sent.at(-1)?.body).toMatchObject({ reason: 'scared', messageId: 'm-2' });
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  expect(await screen.findByText(FOLDED)).toBeDefined();
  expect(wasDrawn()).toBe(false);
});

test('SAFE2-103 a report is kept on the device while it is sent; one that fails shows its text again', async () => {
  const { go, server } = openConversation();
  await waitFor(() => expect(screen.getAllByText(PHOTO)).toHaveLength(2));
  await go('/community-guidelines?user=u-ali&message=m-2&from=conversation');
  await dialog();
  server.handlers[report] = () => failure('unavailable');
  const release = server.hold(report);
  await tell('I feel scared');
  const [kept, ...more] = JSON.parse(localStorage.getItem('reportOutbox') ?? '[]');
  expect(kept).toMatchObject({ userId: 'u-mia', body: { reason: 'scared', messageId: 'm-2' } });
  expect(more).toEqual([]);
  await act(async () => release());
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(localStorage.getItem('reportOutbox')).toBeNull();
  await go('/conversation/c-ali');
  await waitFor(() => expect(screen.getAllByText(PHOTO)).toHaveLength(2));
});

const waiting = {
  id: 'key-before',
  userId: 'u-mia',
  body: { reason: 'photos', userId: 'u-ali', messageId: 'm-2' },
};

test('SAFE2-103 after a reload nothing that the child reported is drawn, although the report has not arrived', async () => {
  const wasDrawn = watchFor(PHOTO);
  const { server, release } = openConversation({
    hold: report,
    storage: { reportOutbox: JSON.stringify([waiting]) },
  });
  expect(await screen.findByText(FOLDED)).toBeDefined();
  await waitFor(() => expect(server.keys()).toContain('GET users/{id}/conversations'));
  await act(async () => release());
  await waitFor(() => expect(localStorage.getItem('reportOutbox')).toBeNull());
  expect(server.seen.find(({ key }) => key === report)?.headers.get('idempotency-key')).toBe(
    'key-before',
  );
  expect(await screen.findByText(FOLDED)).toBeDefined();
  expect(wasDrawn()).toBe(false);
});

test.each([403, 404] as const)(
  'SAFE2-103 a waiting report that is refused with %i is not sent again',
  async status => {
    renderApp('/profile', {
      storage: { reportOutbox: JSON.stringify([waiting]) },
      handlers: { [report]: () => failure(status === 403 ? 'forbidden' : 'not_found') },
    });
    await waitFor(() => expect(localStorage.getItem('reportOutbox')).toBeNull());
  },
);

test('SAFE2-103 a waiting report stays while the server cannot answer, and that of another child is not touched', async () => {
  const other = { ...waiting, id: 'key-other', userId: 'u-other' };
  const { server } = renderApp('/profile', {
    storage: { reportOutbox: JSON.stringify([waiting, other]) },
    handlers: { [report]: () => failure('unavailable') },
  });
  await waitFor(() => expect(server.keys()).toContain(report));
  expect(JSON.parse(localStorage.getItem('reportOutbox') ?? '[]')).toEqual([waiting, other]);
  server.handlers[report] = () => ({ reportId: 'r-1' });
  await act(async () => window.dispatchEvent(new Event('online')));
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('reportOutbox') ?? '[]')).toEqual([other]),
  );
});

test('SAFE2-101 a message that adults left delivered can be read by its reporter again, and folded', async () => {
  renderApp('/conversation/c-ali', {
    handlers: makeMessageWorld([
      makeConversation({ messages: [hello], takenBack: [folded(PHOTO)] }),
    ]),
  });
  await screen.findByText('You told us about this. Grown-ups looked at it.');
  expect(screen.queryByText(PHOTO)).toBeNull();
  await act(async () => screen.getByRole('button', { name: 'Show' }).click());
  expect(screen.getByText(PHOTO).getAttribute('lang')).toBe('en');
  await act(async () => screen.getByRole('button', { name: 'Hide' }).click());
  expect(screen.queryByText(PHOTO)).toBeNull();
});

test('SAFE2-101 a folded DigiPost is in its place on the wall', async () => {
  const posts = [makePost({ postId: 'p-1', text: 'An older one', at: '2026-01-15T11:00:00.000Z' })];
  const wall = makeWall({
    posts,
    folded: [{ postId: 'p-2', at: '2026-01-15T11:30:00.000Z', text: null }],
  });
  renderApp('/profile', { handlers: { 'GET messages/statuses/{id}': () => wall } });
  const fold = await screen.findByText(FOLDED);
  expect(screen.queryByRole('button', { name: 'Show' })).toBeNull();
  const items = [...(fold.closest('ul')?.children ?? [])].map(({ textContent }) => textContent);
  expect(items[0]).toContain(FOLDED);
  expect(items[1]).toContain('An older one');
});

test('SAFE2-103 a reported DigiPost is folded at once', async () => {
  let isTold = false;
  const { go, server } = renderApp('/profile', {
    handlers: {
      'GET messages/statuses/{id}': () =>
        makeWall(
          isTold
            ? { folded: [{ postId: 'p-1', at: makePost().at, text: null }] }
            : { posts: [makePost({ text: PHOTO })] },
        ),
      [report]: () => {
        isTold = true;
        return { reportId: 'r-1' };
      },
    },
  });
  await screen.findByText(PHOTO);
  await go('/community-guidelines?user=u-ali&post=p-1&from=digipal');
  const release = server.hold('GET messages/statuses/{id}');
  await tell('Someone is unkind');
  await screen.findByRole('heading', { name: /Thank you for telling us/ });
  const wasDrawn = watchFor(PHOTO);
  await go('/profile');
  expect(await screen.findByText(FOLDED)).toBeDefined();
  await act(async () => release());
  expect(await screen.findByText(FOLDED)).toBeDefined();
  expect(wasDrawn()).toBe(false);
});
