import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, refuse, renderApp } from '../testing/fake-app.tsx';

const came = 'POST grown-ups/children/{childId}/came';

function open(answers: Answers = {}, referrals = true) {
  let isRecorded = false;
  return renderApp({
    url: '/classes/c1/referrals',
    flags: { referrals },
    answers: {
      'GET grown-ups/classes/{classId}/referrals': () => [
        { childId: 'k1', code: 'K7P2M', came: isRecorded },
      ],
      [came]: () => {
        isRecorded = true;
        return {};
      },
      ...answers,
    },
  });
}

const type = async (code: string) => {
  fireEvent.change(await screen.findByLabelText('Code on the card'), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: 'Record it' }));
};

test('NOTSHOWN-21 a teacher prints the invitation cards of its children: a name, a code and no link', async () => {
  open();
  const heading = await screen.findByRole('heading', { name: 'Play with Ela!' });
  const card = heading.closest('li') as HTMLElement;
  expect(within(card).getByText('K7P2M')).toBeDefined();
  expect(card.innerHTML).not.toContain('href');
  expect(screen.getByRole('button', { name: 'Print 1 card' })).toBeDefined();
  expect(document.querySelectorAll('[aria-hidden] li h2')).toHaveLength(1);
});

test('NOTSHOWN-21 a teacher records once that a child came with a card', async () => {
  const app = open();
  await type('b4c5d');
  expect(await screen.findByText('Ela came with a card.')).toBeDefined();
  expect(app.of(came)).toEqual([{ params: { childId: 'k1' }, body: { code: 'b4c5d' } }]);
  expect(await screen.findByText('Every child of this class has come with a card.')).toBeDefined();
});

test('NOTSHOWN-21 a code that no other child has is said to be wrong', async () => {
  open({ [came]: () => refuse(404, 'not_found') });
  await type('ZZZZZ');
  expect(await screen.findByText(/No other child has this code/)).toBeDefined();
});

test('FLAG-12 without the flag no entry leads to the invitation cards', async () => {
  open({}, false);
  await screen.findByRole('link', { name: 'Certificates' });
  expect(screen.queryByRole('link', { name: 'Invitation cards' })).toBeNull();
});
