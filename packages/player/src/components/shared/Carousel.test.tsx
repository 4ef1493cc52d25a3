// @vitest-environment happy-dom
import { player } from '@digipals/contract/constants';
import { loadCatalogue } from '@digipals/i18n';
import { TextProvider } from '@digipals/i18n/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcer } from '../../motion/Announcer.tsx';
import { Carousel, slidesInView } from './Carousel.tsx';

const english = await loadCatalogue('en-GB');

type Given = { count: number; automatic?: boolean; inView?: 1 };

const onTurn = vi.fn();

const show = ({ count, ...props }: Given) =>
  render(
    <TextProvider locale="en-GB" catalogue={english}>
      <Announcer>
        <Carousel
          {...props}
          onTurn={onTurn}
          slides={Array.from({ length: count }, (_, at) => ({
            id: `${at}`,
            content: <button type="button">{`slide ${at + 1}`}</button>,
          }))}
        />
      </Announcer>
    </TextProvider>,
  );

const seen = () =>
  screen
    .getAllByText(/^slide/)
    .flatMap(slide => (slide.closest('[hidden]') ? [] : [slide.textContent]));
const carousel = () => screen.getByRole('group');
const arrow = (name: 'before' | 'next') =>
  screen.getByRole('button', { name: name === 'next' ? /comes next/ : /was before/ });
const said = () => screen.getByRole('status').textContent;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const resize = (width: number) =>
  act(() => {
    vi.stubGlobal('innerWidth', width);
    window.dispatchEvent(new Event('resize'));
  });

/** Sets the preference for reduced motion. */
const motion = (reduced: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)' && reduced,
  }));

beforeEach(() => {
  vi.useFakeTimers();
  motion(false);
  onTurn.mockClear();
  Element.prototype.animate = vi.fn();
  resize(1024);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('CONST-30 CONST-31 AMBIG-42 shows 2 slides below 765 px, 3 from there on', () => {
  expect([320, 764, 765, 766, 1920].map(slidesInView)).toEqual([2, 2, 3, 3, 3]);
  resize(764);
  show({ count: 5 });
  expect(seen()).toEqual(['slide 1', 'slide 2']);
  resize(765);
  expect(seen()).toEqual(['slide 1', 'slide 2', 'slide 3']);
});

test('CONST-32 AMBIG-40 3 columns are a plain row, 4 a carousel', () => {
  show({ count: 3 });
  expect(seen()).toHaveLength(3);
  expect(screen.queryByRole('group')).toBeNull();
  cleanup();
  show({ count: 4 });
  expect(seen()).toHaveLength(3);
  expect(carousel().querySelectorAll('i')).toHaveLength(2);
});

test('COMP-07 ALIVE-10 arrows move by one with a sound and stop at both ends, and the visible slides are announced', () => {
  show({ count: 5 });
  expect(carousel().getAttribute('aria-label')).toBe('1 to 3 of 5');
  expect(arrow('before').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(arrow('before'));
  expect(seen()[0]).toBe('slide 1');
  expect(onTurn).not.toHaveBeenCalled();
  fireEvent.click(arrow('next'));
  expect(onTurn).toHaveBeenCalledOnce();
  expect(seen()).toEqual(['slide 2', 'slide 3', 'slide 4']);
  expect(said()).toBe('2 to 4 of 5');
  fireEvent.keyDown(arrow('next'), { key: 'ArrowRight' });
  fireEvent.click(arrow('next'));
  expect(seen()).toEqual(['slide 3', 'slide 4', 'slide 5']);
  expect(arrow('next').getAttribute('aria-disabled')).toBe('true');
  fireEvent.keyDown(arrow('next'), { key: 'ArrowLeft' });
  expect(said()).toBe('2 to 4 of 5');
});

test('COMP-07 a swipe moves by one, a short or steep one does not', () => {
  show({ count: 5 });
  const swipe = (from: [number, number], to: [number, number], pointerType = 'touch') => {
    const slide = screen.getByText('slide 2');
    const at = ([clientX, clientY]: [number, number]) => ({
      clientX,
      clientY,
      pointerId: 1,
      pointerType,
    });
    fireEvent.pointerDown(slide, at(from));
    fireEvent.pointerUp(slide, at(to));
  };
  swipe([300, 100], [200, 110]);
  expect(seen()[0]).toBe('slide 2');
  swipe([200, 100], [300, 110]);
  expect(seen()[0]).toBe('slide 1');
  swipe([300, 100], [270, 100]);
  swipe([300, 100], [200, 300]);
  swipe([300, 100], [200, 100], 'mouse');
  expect(seen()[0]).toBe('slide 1');
});

test('CONST-33 AMBIG-41 an untouched automatic carousel advances every 2500 ms and starts over', () => {
  show({ count: 5, automatic: true });
  wait(player.carouselSpeedMs - 1);
  expect(seen()[0]).toBe('slide 1');
  wait(1);
  expect(seen()[0]).toBe('slide 2');
  wait(2500);
  expect(seen()[0]).toBe('slide 3');
  wait(2500);
  expect(seen()[0]).toBe('slide 1');
  // The child did not request it, so it is not announced.
  expect([said(), onTurn.mock.calls.length]).toEqual(['', 0]);
});

test.each([
  ['touch', () => fireEvent.pointerDown(screen.getByText('slide 1'), { pointerType: 'touch' })],
  ['key', () => fireEvent.keyDown(screen.getByText('slide 1'), { key: 'a' })],
  ['focus', () => act(() => screen.getByText('slide 2').focus())],
] as const)('AMBIG-41 any %s stops it for good', (_name, disturb) => {
  show({ count: 5, automatic: true });
  wait(2500);
  disturb();
  wait(60_000);
  expect(seen()[0]).toBe('slide 2');
});

test('AMBIG-41 with reduced motion it never starts', () => {
  motion(true);
  show({ count: 5, automatic: true });
  wait(60_000);
  expect(seen()[0]).toBe('slide 1');
  expect(vi.getTimerCount()).toBe(0);
});

test('A11Y-03 a slide glides, and only fades with reduced motion', () => {
  const keys = () =>
    vi
      .mocked(Element.prototype.animate)
      .mock.calls.flatMap(([frames]) => Object.keys(Object(frames)[0]));
  show({ count: 5 });
  expect(keys()).toEqual([]);
  fireEvent.click(arrow('next'));
  expect(keys()).toEqual(['opacity', 'transform']);
  motion(true);
  vi.mocked(Element.prototype.animate).mockClear();
  fireEvent.click(arrow('next'));
  expect(keys()).toEqual(['opacity']);
});

test('can also show one slide at a time', () => {
  show({ count: 2, inView: 1 });
  fireEvent.click(arrow('next'));
  expect(seen()).toEqual(['slide 2']);
});
