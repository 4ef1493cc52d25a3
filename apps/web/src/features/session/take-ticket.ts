/**
 * Takes the sign-in ticket from a URL (LOGIN-02, NOTSHOWN-25).
 *
 * @param search query of the URL, with or without '?'
 * @returns the ticket, and the query without it
 */
export function takeTicket(search: string): { ticket: string | null; search: string } {
  const query = new URLSearchParams(search);
  const ticket = query.get('t');
  query.delete('t');
  const rest = query.toString();
  return { ticket, search: rest && `?${rest}` };
}

const ownQueries = ['t', 'redirect'];

/** The login path, which remembers the requested page (GUARD-04, GUARD-05, AMBIG-16). */
export function loginPath(pathname: string, search: string): string {
  const query = new URLSearchParams({ redirect: pathname });
  for (const [key, value] of new URLSearchParams(search)) {
    if (!ownQueries.includes(key)) query.append(key, value);
  }
  return `/?${query}`;
}

const insideTheApp = (path: string): boolean => /^\/(?![/\\])/.test(path) && path !== '/';

/** Where the child goes after login (LOGIN-04, LOGIN-13, AMBIG-16, AMBIG-17). */
export function targetAfterLogin(search: string): string {
  const query = new URLSearchParams(search);
  const redirect = query.get('redirect') ?? '';
  const to = insideTheApp(redirect) ? redirect : '/profile';
  for (const key of ownQueries) query.delete(key);
  const rest = query.toString();
  return rest ? `${to}?${rest}` : to;
}
