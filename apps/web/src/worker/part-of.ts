const bounds = /^bytes=(\d*)-(\d*)$/;

/**
 * The part of a complete response that a `Range` header requests. Browsers request sounds and films in
 * parts, and Safari plays nothing that is served otherwise. Returns the complete response unless the
 * header asks for exactly one part.
 */
export async function partOf(complete: Response, range: string): Promise<Response> {
  const [, from = '', to = ''] = bounds.exec(range) ?? [];
  if (from === '' && to === '') return complete;
  const blob = await complete.blob();
  const first = from === '' ? Math.max(0, blob.size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? blob.size - 1 : Math.min(Number(to), blob.size - 1);
  const headers = new Headers(complete.headers);
  if (first > last) {
    headers.set('content-range', `bytes */${blob.size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-range', `bytes ${first}-${last}/${blob.size}`);
  headers.set('content-length', String(last - first + 1));
  return new Response(blob.slice(first, last + 1), { status: 206, headers });
}
