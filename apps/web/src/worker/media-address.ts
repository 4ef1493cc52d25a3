/** Written into the script by a server whose media are elsewhere (MEDIA_BASE). */
type Told = { readonly mediaBase?: string };

/**
 * Fetches a medium from where it is served. Everywhere else a medium is known by its path at the server. From another
 * origin it is fetched whole: the parts of a range could not be read.
 */
export function fetchMedia(request: Request | string): Promise<Response> {
  const { mediaBase } = globalThis as Told;
  if (mediaBase === undefined) return fetch(request);
  const url = typeof request === 'string' ? request : request.url;
  const { pathname } = new URL(url, location.origin);
  return fetch(`${mediaBase}${pathname}`, { mode: 'cors', credentials: 'omit' });
}
