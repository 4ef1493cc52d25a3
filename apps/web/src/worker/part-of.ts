const bounds = /^bytes=(\d*)-(\d*)$/;

/**
 * The part of a whole answer that a `Range` header asks for: sounds and films are asked for in parts,
 * and Safari plays nothing that is answered otherwise. The whole, where the header asks for no one part.
 */
export async function partOf(whole: Response, range: string): Promise<Response> {
  const [, from = '', to = ''] = bounds.exec(range) ?? [];
  if (from === '' && to === '') return whole;
  const blob = await whole.blob();
  const first = from === '' ? Math.max(0, blob.size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? blob.size - 1 : Math.min(Number(to), blob.size - 1);
  const headers = new Headers(whole.headers);
  if (first > last) {
    headers.set('content-range', `bytes */${blob.size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-range', `bytes ${first}-${last}/${blob.size}`);
  headers.set('content-length', String(last - first + 1));
  return new Response(blob.slice(first, last + 1), { status: 206, headers });
}
