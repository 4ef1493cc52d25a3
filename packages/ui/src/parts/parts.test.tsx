// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { glyphs } from '../icons/glyphs.tsx';
import { moreGlyphs } from '../icons/more/glyphs.tsx';
import {
  Button,
  CodeBoxes,
  CounterChip,
  Domino,
  Face,
  Flag,
  type IconName,
  LingoCount,
  LingosBadge,
  ProgressBar,
  ProgressDots,
  RoundButton,
  Spinner,
  Star,
  TextField,
  TOOLBAR_COLOURS,
  ToolbarTile,
  Trophy,
  wallpaperProperties,
} from '../index.ts';

afterEach(cleanup);

test('SHELL-37 the Lingos badge shows a plus sign and the amount', () => {
  const { container, rerender } = render(<LingosBadge amount={5} />);
  expect(container.textContent).toBe('+5');
  rerender(<LingosBadge amount={20} label="20 Lingos" />);
  expect(screen.getByText('+20').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('20 Lingos')).toBeTruthy();
});

test('SHELL-38 the counter chip shows its count', () => {
  const { container, rerender } = render(<CounterChip count={2} />);
  expect(container.textContent).toBe('2');
  rerender(<CounterChip count={12} label="12 new messages" />);
  expect(screen.getByText('12')).toBeTruthy();
  expect(screen.getByText('12 new messages')).toBeTruthy();
});

test('SHELL-39 the spinner has a label and shows eight dots', () => {
  render(<Spinner label="Loading" />);
  const spinner = screen.getByRole('status');
  expect(spinner.textContent).toBe('Loading');
  expect(spinner.querySelectorAll('i')).toHaveLength(8);
});

test('SHELL-40 toolbar icons are blue, green, violet, red, yellow or darkBlue', () => {
  expect(TOOLBAR_COLOURS).toEqual(['blue', 'green', 'violet', 'red', 'yellow', 'darkBlue']);
  const classNames = TOOLBAR_COLOURS.map(colour => {
    const { container } = render(<ToolbarTile icon="home" colour={colour} />);
    return container.firstElementChild?.className;
  });
  expect(new Set(classNames).size).toBe(6);
});

test('the Lingo count shows when it spins', () => {
  const { container, rerender } = render(<LingoCount amount={248} />);
  expect(container.querySelector('[data-spinning]')).toBeNull();
  rerender(<LingoCount amount={253} spinning />);
  expect(container.querySelector('[data-spinning]')?.textContent).toBe('253');
});

test('TRAIN-32 a star is full, half or empty', () => {
  for (const fill of ['full', 'half', 'empty'] as const) {
    const { container } = render(<Star fill={fill} label="50 of 100" />);
    expect(container.querySelector(`[data-fill="${fill}"]`)?.textContent).toBe('50 of 100');
  }
});

test('a disabled button can be focused but does nothing', () => {
  const press = vi.fn();
  const { rerender } = render(
    <Button disabled onClick={press}>
      Next
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Next' });
  button.focus();
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  rerender(<Button onClick={press}>Next</Button>);
  fireEvent.click(button);
  expect(press).toHaveBeenCalledOnce();
});

test('a disabled submit button does not send its form', () => {
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <Button type="submit" disabled>
        Send
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(send).not.toHaveBeenCalled();
});

test('a round button is named by its label', () => {
  render(<RoundButton icon="left" label="Back" colour="blue" />);
  expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
});

test('a round button that cannot be pressed keeps the focus', () => {
  const turn = vi.fn();
  const page = (disabled: boolean) => (
    <RoundButton icon="right" label="Next" disabled={disabled} onClick={turn} />
  );
  const view = render(page(false));
  const button = screen.getByRole('button', { name: 'Next' });
  button.focus();
  view.rerender(page(true));
  fireEvent.click(button);
  expect(turn).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

const drawn = (icon: Element): number =>
  icon.querySelectorAll('path, rect, circle, ellipse').length;

test('every icon draws something, the rarer ones after they load', async () => {
  // Another test file may have loaded them already.
  vi.resetModules();
  const { Icon } = await import('../index.ts');
  const { container } = render(<Icon name="book" />);
  expect(drawn(container)).toBe(0);
  await waitFor(() => expect(drawn(container)).toBeGreaterThan(0));
  for (const name of Object.keys({ ...glyphs, ...moreGlyphs }) as IconName[]) {
    expect(drawn(render(<Icon name={name} />).container), name).toBeGreaterThan(0);
  }
});

test('a face shows its flag and that the child is online', () => {
  const { container } = render(
    <Face src="/head.svg" alt="Ali" flag="tr" flagLabel="Turkey" online onlineLabel="Online" />,
  );
  expect(screen.getByAltText('Ali').getAttribute('src')).toBe('/head.svg');
  expect(screen.getByAltText('Turkey').getAttribute('src')).toContain('tr.svg');
  expect(container.querySelector('[data-online]')).toBeTruthy();
  expect(screen.getByText('Online')).toBeTruthy();
});

test('AMBIG-48 an unknown flag or one that does not load is a globe, never a broken picture', () => {
  const { container, rerender } = render(<Flag code="xx" label="Nowhere" />);
  fireEvent.error(screen.getByAltText('Nowhere'));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'Nowhere' }).querySelector('svg')).toBeTruthy();
  rerender(<Flag code="tr" label="Turkey" />);
  expect(screen.getByAltText('Turkey').getAttribute('src')).toBe('/flags/tr.svg');
  rerender(<Flag code="?" />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('[data-globe]')?.getAttribute('aria-hidden')).toBe('true');
});

test("the app's Domino replaces a child's own whose picture does not load", () => {
  const src = () => screen.getByAltText('Domino').getAttribute('src');
  const { rerender } = render(<Domino mood="cheer" own="/avatars/ab-cd" alt="Domino" />);
  expect(src()).toBe('/avatars/ab-cd/cheer.svg');
  fireEvent.error(screen.getByAltText('Domino'));
  expect(src()).toMatch(/domino-cheer/);
  expect(screen.getByAltText('Domino').style.visibility).toBe('');
  rerender(<Domino mood="hello" own="/avatars/ab-cd" alt="Domino" />);
  expect(src()).toBe('/avatars/ab-cd/hello.svg');
  rerender(<Domino mood="hello" alt="Domino" />);
  fireEvent.error(screen.getByAltText('Domino'));
  expect(screen.getByAltText('Domino').style.visibility).toBe('hidden');
  rerender(<Domino mood="cheer" alt="Domino" />);
  fireEvent.load(screen.getByAltText('Domino'));
  expect(screen.getByAltText('Domino').style.visibility).toBe('');
});

test('progress shows each question as right, to try again, current or upcoming', () => {
  render(<ProgressDots states={['ok', 'again', 'now', 'next']} label="3 of 4" />);
  const dots = [...screen.getByRole('img', { name: '3 of 4' }).children];
  expect(dots.map(dot => dot.getAttribute('data-state'))).toEqual(['ok', 'again', 'now', 'next']);
  expect(dots.map(dot => dot.textContent)).toEqual(['', '', '3', '4']);
});

test('a progress bar never exceeds its ends', () => {
  const shares = [-5, 60, 250].map(value => {
    const { container } = render(<ProgressBar value={value} label="Lingos" />);
    return container.querySelector('i')?.style.getPropertyValue('--share');
  });
  expect(shares).toEqual(['0%', '60%', '100%']);
});

test('a class code keeps capital letters and digits up to its length', () => {
  const change = vi.fn();
  const done = vi.fn();
  const shared = { label: 'Class code', length: 4, longest: 6, onChange: change, onDone: done };
  const { rerender } = render(<CodeBoxes {...shared} value="DE" />);
  const boxes = () => document.querySelectorAll('b').length;
  expect(boxes()).toBe(4);
  rerender(<CodeBoxes {...shared} value="DEMO9" />);
  expect(boxes()).toBe(5);
  const field = screen.getByLabelText('Class code');
  fireEvent.change(field, { target: { value: 'de-m o9x' } });
  expect(change).toHaveBeenCalledWith('DEMO9X');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(done).toHaveBeenCalledOnce();
});

test('a text field is linked to its label and its error', () => {
  render(<TextField label="Name" error="Look once more." />);
  const field = screen.getByLabelText('Name');
  const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Look once more.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('a wallpaper from stored data cannot escape its properties', () => {
  const evil = { bgColor: 'red;}', gradColor: '#8fdcae', imgUrl: 'x") , url(y' };
  expect(wallpaperProperties(evil)).toEqual({ '--wall-grad': '#8fdcae', '--wall-img': 'none' });
  expect(wallpaperProperties({ bgColor: '#7cc8ff', gradColor: '#fff', imgUrl: '/a.svg' })).toEqual({
    '--wall-bg': '#7cc8ff',
    '--wall-grad': '#fff',
    '--wall-img': 'url("/a.svg")',
  });
  // The meadow is the default of the stylesheet.
  const meadow = { bgColor: '#7cc8ff', gradColor: '#8fdcae', imgUrl: '' };
  expect(wallpaperProperties(meadow)).not.toHaveProperty('--wall-img');
});

test('a trophy shows its metal by colour and has a name if no text gives one', () => {
  const metals = ['gold', 'silver', 'bronze', 'none'] as const;
  const pictures = metals.map(metal => {
    const { container, unmount } = render(<Trophy emblem="streak" metal={metal} />);
    const stops = [...container.querySelectorAll('stop')].map(stop =>
      stop.getAttribute('stop-color'),
    );
    unmount();
    return stops.join();
  });
  expect(new Set(pictures).size).toBe(metals.length);
  render(<Trophy emblem="friends" metal="gold" label="Gold trophy" />);
  expect(screen.getByText('Gold trophy')).toBeTruthy();
});
