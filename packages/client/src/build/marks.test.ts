import { endpoints } from '@digipals/contract';
import { expect, test } from 'vitest';
import { firstPageUrls } from '../standalone/first-page.ts';
import { offlineOf, outdatesCached } from '../standalone/offline.ts';
import { marksModule } from './marks.ts';

test('a marked endpoint reaches the worker and the first page', () => {
  const table = {
    'GET kites/{id}/tail': { offline: 'server-first', firstPage: 'home' },
    'GET kites/{id}': { offline: 'cache-first' },
    'PUT kites/{id}': { changes: ['GET kites/{id}'] },
    'GET clouds': {},
  } as const;
  const offline = marksModule('offline', table);
  expect(offline).toContain(String.raw`"server-first":/^\/api\/(kites\/[^/]+\/tail)$/`);
  expect(offline).toContain(String.raw`"cache-first":/^\/api\/(kites\/[^/]+)$/`);
  expect(offline).toContain(String.raw`"PUT":/^\/api\/(kites\/[^/]+)$/`);
  expect(marksModule('first-page', table)).toContain('"home":["kites/{}/tail"]');
  const changes = marksModule('changes', table);
  expect(changes).toContain('const l0 = ["GET kites/{id}"];');
  expect(changes).toContain('"PUT kites/{id}":l0');
});

test('every change names a read, and only writes change anything', () => {
  const wrong = Object.entries(endpoints).flatMap(([key, marks]) => {
    if (!('changes' in marks)) return [];
    const unknown = marks.changes.filter(read => !(read in endpoints));
    return key.startsWith('GET ') ? [key] : unknown;
  });
  expect(wrong).toEqual([]);
});

test('only reads are cached on the device or fetched first', () => {
  const wrong = Object.entries(endpoints).filter(
    ([key, marks]) => !key.startsWith('GET ') && ('offline' in marks || 'firstPage' in marks),
  );
  expect(wrong).toEqual([]);
});

test('the worker caches the child’s own data, and nothing of others', () => {
  expect(offlineOf('/api/users/current')).toBe('server-first');
  expect(offlineOf('/api/users/u1/languages')).toBe('server-first');
  expect(offlineOf('/api/licences/u1')).toBe('server-first');
  expect(offlineOf('/api/activities/a1')).toBe('cache-first');
  expect(offlineOf('/api/users/u1/profile')).toBe('server-first-own');
  for (const path of ['/api/users/u1', '/api/users/u1/friends', '/api/conversations/c1', '/']) {
    expect(offlineOf(path), path).toBeUndefined();
  }
});

test('a change of language invalidates the cached activities', () => {
  expect(outdatesCached('POST', '/api/users/u1/languages')).toBe(true);
  expect(outdatesCached('POST', '/api/users/u1/solution')).toBe(false);
  expect(outdatesCached('GET', '/api/users/u1/languages')).toBe(false);
});

test('first pages fetch the marked endpoints', () => {
  expect(firstPageUrls('session')).toEqual(['/api/users/current']);
  expect(firstPageUrls('every', 'u%201')).toEqual([
    '/api/users/u%201/languages',
    '/api/licences/u%201',
  ]);
  expect(firstPageUrls('begin', 'u%201')).toEqual(['/api/users/u%201/rest']);
});
