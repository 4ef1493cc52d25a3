import type pg from 'pg';

/** The address of a database, as an operator writes it into `DATABASE_URL`. */
export function addressOf({ user, password, host, port, database }: pg.ClientConfig): string {
  const url = new URL(`postgres://${user}@localhost/${database}`);
  url.password = String(password ?? '');
  url.searchParams.set('host', String(host));
  url.searchParams.set('port', String(port));
  return url.href;
}
