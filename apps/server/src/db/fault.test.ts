import { expect, test } from 'vitest';
import { faultOf } from './fault.ts';

const withCode = (code: string, syscall?: string): Error =>
  Object.assign(new Error('refused'), { code, syscall });

test.each([
  ['a standby that takes no writes', withCode('25006')],
  ['a primary that shuts down', withCode('57P01')],
  ['a PgBouncer without its PostgreSQL', withCode('08P01')],
  ['a proxy without a primary', withCode('ECONNREFUSED')],
  ['a socket that is gone', withCode('ENOENT', 'connect')],
  ['a network that is down', withCode('ENETUNREACH', 'connect')],
  ['a name that nobody knows now', withCode('EAI_AGAIN', 'getaddrinfo')],
  ['a connection that ended during a query', new Error('Connection terminated unexpectedly')],
  ['a connection that ended before a query', new Error('Client was closed and is not queryable')],
])('SCALE-05 partly: while the primary changes, %s counts as busy', (_, error) => {
  expect(faultOf(error)).toBe('busy');
});

test('a full disk is recognised, and a fault of the server is not taken for one of the database', () => {
  expect(faultOf(withCode('53100'))).toBe('full');
  expect(faultOf(withCode('ENOENT', 'open'))).toBeUndefined();
  expect(faultOf(withCode('23505'))).toBeUndefined();
  expect(faultOf(new TypeError('x is not a function'))).toBeUndefined();
});
