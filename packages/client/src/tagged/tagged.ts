type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Answers that are remembered; a page reads fewer with a tag. */
const most = 40;

/**
 * A fetch that remembers answers with a tag and asks whether they have changed (304). Browsers may not
 * store answers, so their own cache cannot do that.
 */
export function rememberTagged(fetch: Fetch): Fetch {
  const found = new Map<string, { tag: string; text: string }>();
  return async (url, init) => {
    if (init.method !== 'GET') return fetch(url, init);
    const headers = new Headers(init.headers);
    // Nobody gets the answer of another child.
    const name = `${headers.get('authorization')} ${url}`;
    const known = found.get(name);
    if (known) headers.set('if-none-match', known.tag);
    const response = await fetch(url, known ? { ...init, headers } : init);
    if (known && response.status === 304)
      return new Response(known.text, { headers: response.headers });
    const tag = response.ok && response.headers.get('etag');
    if (!tag) return response;
    const text = await response.text();
    found.delete(name);
    found.set(name, { tag, text });
    if (found.size > most) found.delete(found.keys().next().value ?? '');
    return new Response(text, { headers: response.headers });
  };
}
