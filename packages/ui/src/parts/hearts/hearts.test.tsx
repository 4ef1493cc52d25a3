// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { HeartBurst } from '../../index.ts';

afterEach(cleanup);

const onEnd = vi.fn();

test.each([
  ['a tap on the words', () => fireEvent.click(screen.getByRole('status'))],
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
])('HOME-04 hearts go away on %s, not on a tap beside them', (_, act) => {
  onEnd.mockReset();
  render(<HeartBurst words="Ali likes you" onEnd={onEnd} />);
  fireEvent.click(document.body);
  expect(onEnd).not.toHaveBeenCalled();
  act();
  expect(onEnd).toHaveBeenCalledOnce();
});
