import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press, renderDesk } from '../testing/fake-desk.tsx';
import { bindings } from './bindings.ts';

function change(name: string) {
  renderDesk({ as: { role: 'auditor' }, url: '/agreement' });
  press('?');
  fireEvent.click(screen.getByRole('button', { name: 'Change keys' }));
  const row = screen.getByRole('button', { name: `Key for: ${name}` });
  row.focus();
  fireEvent.click(row);
  return row;
}

test('a key with Shift can be bound; Shift alone is ignored', () => {
  const row = change('Deliver');
  press('Shift');
  expect(row.textContent).toBe('Press a key');
  press('!');
  expect(bindings.get().deliver).toBe('!');
  expect(row.textContent).toBe('!');
});

test('a key that panels use is refused', () => {
  const row = change('Deliver');
  press('1');
  expect(row.textContent).toBe('Another, please');
  press('x');
  expect(bindings.get().deliver).toBe('x');
});

test('browser shortcuts are refused, and Escape leaves the binding unchanged', () => {
  const row = change('Deliver');
  press('r', { ctrlKey: true });
  expect(row.textContent).toBe('Press a key');
  press('Escape');
  expect(row.textContent).toBe('A');
  expect(screen.getByRole('button', { name: 'Done' })).toBeDefined();
});
