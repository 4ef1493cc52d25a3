import type { AppConfig } from './deps.ts';
import type { Variables } from './secret-files.ts';

/** Reads a PostgreSQL address from the variable `name`. Errors omit it: it has a password. */
export function readDatabaseUrl(
  env: Variables,
  name: 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_READ_URL',
  problems: string[],
): string | undefined {
  const url = env[name]?.trim() || undefined;
  if (url === undefined) return url;
  if (/^(postgres(ql)?:\/\/|socket:)/.test(url) && URL.canParse(url)) return url;
  problems.push(
    `${name} must be an address such as postgres://digipals:password@db.example.org/digipals; write characters such as # / ? @ in the password as %23 %2F %3F %40.`,
  );
  return url;
}

/** A path of this server, or an address elsewhere. */
export function readPlace(name: string, value: string, problems: string[]): string {
  if (!/^\/(?!\/)|^https?:\/\/[^/\s]/.test(value)) {
    problems.push(`${name} must be a path such as /x or an address with https, not ${value}.`);
  }
  return value;
}

/** Where media are served; null for this server. Keeps the path and drops trailing slashes. */
export function readMediaBase(env: Variables, problems: string[]): string | null {
  const value = env['MEDIA_BASE']?.trim();
  if (!value) return null;
  const url = URL.parse(value);
  const isPlace = url && /^https?:$/.test(url.protocol) && url.href === url.origin + url.pathname;
  if (!isPlace) {
    problems.push(
      `MEDIA_BASE must be an address such as https://cdn.example.org or https://cdn.example.org/digipals, below which the media are at /media; not ${value}.`,
    );
  }
  return value.replace(/\/+$/, '');
}

/** Links in letters would lead to this machine. */
export const warnOfAddress = (env: Variables, { https, publicUrl }: AppConfig): string[] =>
  https && !env['PUBLIC_URL']?.trim()
    ? [`PUBLIC_URL is not set: links in letters begin with ${publicUrl}.`]
    : [];

/** Address of a server on this machine. */
export const urlOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

export function readPublicUrl(value: string, problems: string[]): string {
  if (!/^https?:\/\/[^/\s]+\/?$/.test(value)) {
    problems.push(
      `PUBLIC_URL must be an address such as https://digipals.example.org, not ${value}.`,
    );
  }
  return value.replace(/\/$/, '');
}
