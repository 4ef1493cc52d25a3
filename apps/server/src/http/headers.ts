import { createHash } from 'node:crypto';
import type { AppConfig } from '../deps.ts';

/** Where files of pages may come from besides this server: the origin of its media. */
type Elsewhere = Pick<AppConfig, 'mediaBase'>;

const sourceOf = ({ mediaBase }: Elsewhere): string =>
  mediaBase === null ? '' : ` ${new URL(mediaBase).origin}`;

const policyWith = (scripts: string, media: string): string =>
  [
    "default-src 'none'",
    `script-src 'self'${scripts}`,
    "style-src 'self'",
    `img-src 'self' blob: data:${media}`,
    `media-src 'self' blob:${media}`,
    "font-src 'self'",
    `connect-src 'self'${media}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The policy of a page, which allows its inline scripts by hash. */
export function pagePolicy(html: string, elsewhere: Elsewhere): string {
  const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)];
  const hashes = inline.map(([, code = '']) => createHash('sha256').update(code).digest('base64'));
  return policyWith(hashes.map(hash => ` 'sha256-${hash}'`).join(''), sourceOf(elsewhere));
}

/** Headers of pictures that are opened directly: only inline styles are allowed. */
export const pictureHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
};

/** Headers of a page of the server itself: inline styles and a form. */
export const formHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

/** Headers of every answer, errors included (SAFE-17). */
export function strictHeaders({
  https,
  ...elsewhere
}: Pick<AppConfig, 'https' | 'mediaBase'>): Record<string, string> {
  return {
    'content-security-policy': policyWith('', sourceOf(elsewhere)),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'geolocation=(), camera=(), microphone=(self)',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}
