// @vitest-environment node
import { expect, test } from 'vitest';
import { partOf } from './part-of.ts';

const complete = () => new Response('0123456789', { headers: { 'content-type': 'audio/mpeg' } });

test.each([
  ['bytes=0-', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=0-1', 206, '01', 'bytes 0-1/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=5-100', 206, '56789', 'bytes 5-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=0-1,4-5', 200, '0123456789', null],
  ['bytes=-', 200, '0123456789', null],
])('OFFLINE-17 serves a cached sound in parts: %s', async (range, status, text, part) => {
  const response = await partOf(complete(), range);
  expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([
    status,
    text,
    part,
  ]);
  expect(response.headers.get('content-type')).toBe('audio/mpeg');
});
