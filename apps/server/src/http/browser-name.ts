import type { FastifyRequest } from 'fastify';

/** Later ones also match the words of earlier ones, which most browsers add to their own. */
const browsers = {
  Edge: /Edg/,
  Opera: /OPR/,
  Firefox: /Firefox/,
  Chrome: /Chrome|CriOS/,
  Safari: /Safari/,
};
const systems = {
  Windows: /Windows/,
  Android: /Android/,
  'an iPhone or iPad': /iPhone|iPad/,
  'a Mac': /Mac OS/,
  ChromeOS: /CrOS/,
  Linux: /Linux/,
};

const firstIn = (names: Readonly<Record<string, RegExp>>, text: string): string | undefined =>
  Object.entries(names).find(([, pattern]) => pattern.test(text))?.[0];

/** Browser and system of a request in words, as the browser names itself: `Firefox on Windows`. */
export function browserName(request: FastifyRequest): string {
  const text = request.headers['user-agent'] ?? '';
  return `${firstIn(browsers, text) ?? 'A browser'} on ${firstIn(systems, text) ?? 'another system'}`;
}
