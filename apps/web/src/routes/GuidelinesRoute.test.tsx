import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';

const report = 'POST reportButton' as const;
const heading = () => screen.findByRole('heading', { level: 1, name: 'Our rules' });
const choose = (name: string) => act(async () => screen.getByRole('radio', { name }).click());
const send = () => act(async () => screen.getByRole('button', { name: 'Tell DigiPals' }).click());

type Server = ReturnType<typeof renderApp>['server'];
const reports = ({ seen }: Server) => seen.filter(({ key }) => key === report);

test('ROUTE-31 GUIDE-01 GUIDE-07 SAFE2-60 the page has five rules and the report form, with a lifebuoy', async () => {
  renderApp('/community-guidelines');
  await heading();
  const rules = screen.getAllByRole('listitem');
  expect(rules).toHaveLength(5);
  const form = screen.getByRole('group', { name: /What is it/ }).closest('section');
  expect(form?.querySelector('a[href="/help"]')?.textContent).toBe('I need help');
  expect(document.title).toBe('Our rules · DigiPals');
});

test('GUIDE-02 GUIDE-03 GUIDE-04 GUIDE-05 GUIDE-06 MSG-02 each rule is shown in full', async () => {
  renderApp('/community-guidelines');
  await heading();
  const rules = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rules[0]).toContain('Always write in English');
  expect(rules[1]).toContain('Nothing unfriendly, offensive or unkind.');
  expect(rules[2]).toContain('No swearing.');
  for (const secret of ['full name', 'address', 'phone number', 'e-mail', 'social media account']) {
    expect(rules[3]).toContain(secret);
  }
  expect(rules[4]).toContain('Real people read all messages');
});

test('GUIDE-08 ERR-13 without a reason it sends nothing and asks for one', async () => {
  const { server } = renderApp('/community-guidelines');
  await heading();
  expect(screen.queryByRole('alert')).toBeNull();
  await send();
  expect(screen.getByRole('alert').textContent).toBe('Please select a reason first!');
  expect(reports(server)).toEqual([]);
  await choose('Someone is unkind');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['GUIDE-09', 'Someone does not write in English', 'notEnglish'],
  ['GUIDE-10', 'Someone is unkind', 'unkind'],
  ['GUIDE-11', 'Someone shares personal information', 'personalInformation'],
])('%s GUIDE-12 NOTSHOWN-30 "%s" is sent as its code', async (_id, name, reason) => {
  const { server } = renderApp('/community-guidelines');
  await heading();
  await choose(name);
  await send();
  await screen.findByText(/Thank you for telling us/);
  expect(reports(server).map(({ body }) => body)).toEqual([{ reason }]);
});

test('NOTSHOWN-17 ROLE-03 the thanks mention that the grown-up may be contacted; OK goes back', async () => {
  const { go, history } = renderApp('/profile');
  await screen.findByRole('heading', { name: 'Mia' });
  await go('/community-guidelines');
  await heading();
  await choose('Someone is unkind');
  await send();
  const thanks = await screen.findByRole('heading', {
    name: 'Thank you for telling us. We will contact your grown-up if needed.',
  });
  expect(document.activeElement).toBe(thanks);
  await act(async () => screen.getByRole('button', { name: 'OK' }).click());
  expect(history.location.pathname).toBe('/profile');
});

test('SAFE-06 a report names child, text and page, never an address with ids', async () => {
  const { server } = renderApp(
    '/community-guidelines?user=u-ali&message=m-7&from=conversation&junk=1',
  );
  await heading();
  await screen.findByText(/It is about Ali\./);
  await choose('Someone is unkind');
  await send();
  await screen.findByText(/Thank you for telling us/);
  expect(reports(server).map(({ body }) => body)).toEqual([
    { reason: 'unkind', userId: 'u-ali', messageId: 'm-7', page: '/conversation/{id?}' },
  ]);
});

test('a report names a post by id, and leaves out an unknown page and the child itself', async () => {
  const { server } = renderApp('/community-guidelines?user=u-mia&post=p-3&from=../secret');
  await heading();
  await choose('Someone is unkind');
  await send();
  await screen.findByText(/Thank you for telling us/);
  expect(reports(server).map(({ body }) => body)).toEqual([{ reason: 'unkind', postId: 'p-3' }]);
});

test('ERR-01 a failed report keeps its reason and is resent with the same key', async () => {
  const { server } = renderApp('/community-guidelines', {
    handlers: { [report]: () => failure('internal') },
  });
  await heading();
  await choose('Someone is unkind');
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Oops! Something went wrong. Could you try again?',
  );
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Someone is unkind' }).checked).toBe(
    true,
  );
  server.handlers[report] = () => ({ reportId: 'r-9' });
  await send();
  await screen.findByText(/Thank you for telling us/);
  const keys = reports(server).map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});

test('SAFE-18 after too many reports it asks to wait a little', async () => {
  renderApp('/community-guidelines', {
    handlers: { [report]: () => failure('too_many_requests', 30) },
  });
  await heading();
  await choose('Someone is unkind');
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe("Let's wait a little and try again.");
});

test('a second tap while sending sends one report', async () => {
  const { server, release } = renderApp('/community-guidelines', { hold: report });
  await heading();
  await choose('Someone is unkind');
  await send();
  await send();
  await act(async () => release());
  await screen.findByText(/Thank you for telling us/);
  expect(reports(server)).toHaveLength(1);
});

test('SAFE-09 the reported child can be blocked here after a confirmation', async () => {
  const { server, history } = renderApp('/community-guidelines?user=u-ali');
  await heading();
  const block = await screen.findByRole('button', { name: 'Block this DigiPal' });
  await act(async () => block.click());
  const sure = within(screen.getByRole('dialog', { name: 'Block this DigiPal' }));
  sure.getByText("Ali can't write to you or see you any more. We won't tell Ali.");
  expect(server.keys()).not.toContain('POST users/{id}/blocks');
  await act(async () => sure.getByRole('button', { name: 'Block this DigiPal' }).click());
  await screen.findByText('Done. You will not see Ali here.');
  expect(history.location.pathname).toBe('/profile/friends');
});

test('a hidden child can be reported without showing a name', async () => {
  const { server } = renderApp('/community-guidelines?user=u-nobody');
  await heading();
  await choose('Someone is unkind');
  await send();
  await screen.findByText(/Thank you for telling us/);
  expect(reports(server)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Block this DigiPal' })).toBeNull();
});
