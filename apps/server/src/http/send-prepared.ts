import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, isKnownTag, type PreparedBytes } from '../kernel/prepared-bytes.ts';

const RANGE = /^bytes=(\d*)-(\d*)$/;
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest)|image\/svg)/;

/** First and last byte asked for; undefined when the whole is to be sent. */
function rangeOf(header: string | undefined, size: number): [number, number] | 'none' | undefined {
  const match = RANGE.exec(header ?? '');
  if (!match) return undefined;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first > last || first >= size ? 'none' : [first, last];
}

/** Sends prepared bytes: 304 where the caller has them, a part where it asks for one. */
export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: PreparedBytes,
  cacheControl: string,
): FastifyReply {
  reply.headers({ etag: bytes.etag, 'cache-control': cacheControl });
  const compressible = COMPRESSIBLE.test(bytes.contentType);
  if (compressible) reply.header('vary', 'accept-encoding');
  if (isKnownTag(request.headers['if-none-match'], bytes.etag)) return reply.code(304).send();
  reply.type(bytes.contentType);
  if (compressible) {
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(bytes.in(encoding));
  }
  return sendRange(request, reply, bytes.in('identity'));
}

// Safari plays no sound from a server that does not serve parts.
function sendRange(request: FastifyRequest, reply: FastifyReply, whole: Buffer): FastifyReply {
  reply.header('accept-ranges', 'bytes');
  const range = rangeOf(request.headers.range, whole.length);
  if (range === undefined) return reply.send(whole);
  if (range === 'none') {
    return reply.code(416).header('content-range', `bytes */${whole.length}`).send();
  }
  const [first, last] = range;
  reply.code(206).header('content-range', `bytes ${first}-${last}/${whole.length}`);
  return reply.send(whole.subarray(first, last + 1));
}
