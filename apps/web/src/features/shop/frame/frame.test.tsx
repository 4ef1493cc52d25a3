import { loadCatalogue } from '@digipals/i18n';
import { TextProvider } from '@digipals/i18n/react';
import { createMemoryHistory } from '@tanstack/history';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Services, ServicesProvider } from '../../../shared/services.tsx';
import { Bought } from './Bought.tsx';
import { BuyBar } from './BuyBar.tsx';
import { EditorFrame } from './EditorFrame.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { NotEnough } from './NotEnough.tsx';
import { OfflineDialog } from './OfflineDialog.tsx';
import { PartTile } from './PartTile.tsx';
import { Room } from './Room.tsx';

const catalogue = await loadCatalogue('en-GB', ['app', 'pages']);
const effect = vi.fn();
const hat = { sku: 'avatar.hat.wizard', name: 'Wizard hat', price: 60, picture: 'data:,hat' };
const cape = { sku: 'avatar.accessories.cape', name: 'Cape', price: 60, picture: 'data:,cape' };

function show(part: ReactNode) {
  const history = createMemoryHistory({ initialEntries: ['/profile'] });
  const services = { history, sounds: { effect } } as unknown as Services;
  render(
    <ServicesProvider services={services}>
      <TextProvider locale="en-GB" catalogue={catalogue}>
        {part}
      </TextProvider>
    </ServicesProvider>,
  );
  return history;
}

test('WARDROBE-01 the frame shows room and parts, and Back leaves with a sound', () => {
  const onBack = vi.fn();
  const room = (
    <Room
      label="Me"
      background="data:,room"
      figure="data:,mia"
      alt="Mia"
      tall={1.7}
      rail={<i>rail</i>}
    />
  );
  show(
    <EditorFrame title="My look" picture="data:,top" lingos="240" onBack={onBack} room={room}>
      parts
    </EditorFrame>,
  );
  expect(screen.getByRole('heading', { name: 'My look', level: 1 })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Me' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Things to choose from' })).toBeTruthy();
  expect(screen.getByText('240')).toBeTruthy();
  screen.getByRole('button', { name: 'Back' }).click();
  expect(onBack).toHaveBeenCalledOnce();
  expect(effect).toHaveBeenCalledWith('pop');
});

test('WARDROBE-03 a tile shows its price, or that it is free or owned, and the eye while tried on', () => {
  const tile = (name: string, more: object) => (
    <PartTile
      {...{ name, picture: 'data:,', price: 60, owned: false, amount: 100, on: false }}
      onTry={() => undefined}
      {...more}
    />
  );
  show(
    <>
      {tile('Wizard hat', {})}
      {tile('Crown', { on: true })}
      {tile('Cap', { owned: true, on: true })}
      {tile('Kippah', { price: 0 })}
    </>,
  );
  expect(screen.getByRole('button', { name: 'Wizard hat 60 Lingos', pressed: false })).toBeTruthy();
  const tried = { name: 'Crown 60 Lingos I try this on', pressed: true };
  expect(screen.getByRole('button', tried)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Cap mine', pressed: true })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Kippah free', pressed: false })).toBeTruthy();
});

test('WARDROBE-04 one button buys all that is on and not paid for, with the sum and what is left', () => {
  const [onBuy, onDone] = [vi.fn(), vi.fn()];
  show(<BuyBar wanted={[hat, cape]} amount={240} busy={false} onBuy={onBuy} onDone={onDone} />);
  expect(screen.getAllByRole('img').map(img => img.getAttribute('alt'))).toEqual([
    'Wizard hat',
    'Cape',
  ]);
  expect(screen.getByText('You will have 120 Lingos left.')).toBeTruthy();
  screen.getByRole('button', { name: 'Buy 120 Lingos' }).click();
  expect(onBuy).toHaveBeenCalledOnce();
  expect(onDone).not.toHaveBeenCalled();
});

test('WARDROBE-04 without anything to pay the button says Done, without a sum', () => {
  const onDone = vi.fn();
  show(<BuyBar wanted={[]} amount={240} busy={false} onBuy={vi.fn()} onDone={onDone} />);
  screen.getByRole('button', { name: 'Done' }).click();
  expect(onDone).toHaveBeenCalledOnce();
  expect(screen.queryByText(/left/)).toBeNull();
});

test('ERR-04 WARDROBE-05 too few Lingos: the specified text, what is missing and the ways to win some', () => {
  const close = vi.fn();
  const ways = { lessons: true, messages: true };
  const history = show(
    <NotEnough open wanted={[hat, cape]} amount={40} ways={ways} onClose={close} />,
  );
  expect(screen.getByRole('dialog', { name: '80 more Lingos!' })).toBeTruthy();
  expect(
    screen.getByText('You need Lingos to buy some items. Send messages to win Lingos.'),
  ).toBeTruthy();
  expect(screen.getByRole('img', { name: 'You have 40 of 120 Lingos' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Play' }).getAttribute('href')).toBe('/training-menu');
  expect(screen.getByRole('link', { name: 'Write' })).toBeTruthy();
  screen.getByRole('link', { name: 'Write a message' }).click();
  expect(history.location.pathname).toBe('/user/conversations');
});

test('WARDROBE-05 a child without the lessons is not sent to them', () => {
  const ways = { lessons: false, messages: true };
  show(<NotEnough open wanted={[hat]} amount={40} ways={ways} onClose={vi.fn()} />);
  expect(screen.queryByRole('link', { name: 'Play' })).toBeNull();
});

test('WARDROBE-05 a child that may not write is sent to the lessons', () => {
  const ways = { lessons: true, messages: false };
  const history = show(<NotEnough open wanted={[hat]} amount={40} ways={ways} onClose={vi.fn()} />);
  expect(screen.getByRole('dialog').textContent).toContain('Play an activity to win Lingos!');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  screen.getByRole('link', { name: 'Play' }).click();
  expect(history.location.pathname).toBe('/training-menu');
});

test('WARDROBE-05 a child that may neither write nor play the lessons is told to ask its grown-up', () => {
  const [close, ways] = [vi.fn(), { lessons: false, messages: false }];
  show(<NotEnough open wanted={[hat]} amount={40} ways={ways} onClose={close} />);
  const dialog = screen.getByRole('dialog', { name: '20 more Lingos!' });
  expect(dialog.textContent).toContain('Ask your grown-up first. Then you can win more Lingos.');
  expect(screen.queryAllByRole('link')).toEqual([]);
  screen.getByRole('button', { name: 'OK' }).click();
  expect(close).toHaveBeenCalledOnce();
});

test('WARDROBE-06 without internet nothing is taken', () => {
  const close = vi.fn();
  show(<OfflineDialog open wanted={[hat]} onClose={close} />);
  const dialog = screen.getByRole('dialog', { name: 'No internet now' });
  expect(dialog.textContent).toContain('You can buy it later. Your Lingos are safe.');
  screen.getByRole('button', { name: 'OK' }).click();
  expect(close).toHaveBeenCalledOnce();
});

test('WARDROBE-07 leaving unpaid things asks kindly and says that they wait', () => {
  const [stay, go, keep] = [vi.fn(), vi.fn(), vi.fn()];
  show(<LeaveQuestion open wanted={[hat, cape]} onStay={stay} onGo={go} onKeep={keep} />);
  const dialog = screen.getByRole('dialog', { name: 'Go without them?' });
  expect(dialog.textContent).toContain('Domino keeps them here for you.');
  screen.getByRole('button', { name: 'Go' }).click();
  screen.getByRole('button', { name: 'Stay here' }).click();
  expect([stay, go, keep].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
});

test('WARDROBE-07 leaving changes that cost nothing offers to keep them', () => {
  const keep = vi.fn();
  show(<LeaveQuestion open wanted={[]} onStay={vi.fn()} onGo={vi.fn()} onKeep={keep} />);
  screen.getByRole('button', { name: 'Keep it' }).click();
  expect(keep).toHaveBeenCalledOnce();
});

test('WARDROBE-08 WARDROBE-13 ALIVE-17 a purchase is celebrated until the child goes on', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const onDone = vi.fn();
  show(
    <Bought
      bought={[hat, cape]}
      left={80}
      figure={{ src: '/avatars/m/full.svg', alt: 'Mia' }}
      domino="/avatars/d"
      onDone={onDone}
    />,
  );
  // The child and Domino are marked to be moved.
  expect(document.querySelectorAll('[data-alive] > img')).toHaveLength(2);
  expect(screen.getByRole('heading', { name: "They're yours!" })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Cape' })).toBeTruthy();
  expect(screen.getByText('200')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1_600));
  expect(screen.getByText('80')).toBeTruthy();
  expect(effect).toHaveBeenCalledWith('achievement');
  const button = screen.getByRole('button', { name: 'Hooray!' });
  expect(document.activeElement).toBe(button);
  button.click();
  expect(onDone).toHaveBeenCalledOnce();
});
