import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, isKnownTag, type PreparedBytes } from '../kernel/prepared-bytes.ts';

const RANGE = /^bytes=(\d*)-(\d*)$/;
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest)|image\/svg)/;

/** The first and last byte of the requested range; undefined to send all bytes. */
function rangeOf(header: string | undefined, size: number): [number, number] | 'none' | undefined {
  const match = RANGE.exec(header ?? '');
  if (!match) return undefined;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first > last || first >= size ? 'none' : [first, last];
}

/** Sends prepared bytes: 304 if the client already has them, a part if it requests a range. */
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

// Safari plays sounds only from servers that support ranges.
function sendRange(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): FastifyReply {
  reply.header('accept-ranges', 'bytes');
  const range = rangeOf(request.headers.range, bytes.length);
  if (range === undefined) return reply.send(bytes);
  if (range === 'none') {
    return reply.code(416).header('content-range', `bytes */${bytes.length}`).send();
  }
  const [first, last] = range;
  reply.code(206).header('content-range', `bytes ${first}-${last}/${bytes.length}`);
  return reply.send(bytes.subarray(first, last + 1));
}
