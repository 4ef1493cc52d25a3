import type { Endpoint } from '@digipals/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppConfig } from '../deps.ts';
import { isKnownTag, isPreparedBytes, prepareBytes, tagOf } from '../kernel/prepared-bytes.ts';
import { sendPrepared } from './send-prepared.ts';
import { isVersioned, type Versioned } from './versioned.ts';

/** No browser may store an answer on a disk that children share; clients compare tags themselves. */
const PRIVATE = 'no-store';
const JSON_TYPE = 'application/json';
/** Shorter answers, in characters, fit into two packets: to compress one takes longer than to send it. */
const SMALL = 2_048;

/** Sends the answer of a handler as JSON, with an ETag if the contract says so. */
export async function present(
  config: AppConfig,
  endpoint: Endpoint,
  answer: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const check = (value: unknown): void => {
    if (config.checkAnswers) endpoint.response.parse(value);
  };
  if (isPreparedBytes(answer)) {
    check(JSON.parse(answer.in('identity').toString()));
    return sendPrepared(request, reply, answer, PRIVATE);
  }
  if (isVersioned(answer)) return presentVersion(answer, check, request, reply);
  check(answer);
  const json = JSON.stringify(answer);
  if (!endpoint.tagged) return reply.type(JSON_TYPE).send(json);
  return sendTagged(request, reply, { json, etag: tagOf(json) });
}

/** Sends an answer, or 304 if the client has it. */
function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { json, etag }: { json: string; etag: string },
): FastifyReply {
  if (json.length >= SMALL) {
    const bytes = prepareBytes(Buffer.from(json), JSON_TYPE);
    return sendPrepared(request, reply, { ...bytes, etag }, PRIVATE);
  }
  reply.headers({ etag, 'cache-control': PRIVATE });
  if (isKnownTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type(JSON_TYPE).send(json);
}

async function presentVersion(
  { version, make }: Versioned,
  check: (value: unknown) => void,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const etag = `"v${version}"`;
  const isKnown = isKnownTag(request.headers['if-none-match'], etag);
  const value = isKnown ? null : await make();
  if (!isKnown) check(value);
  return sendTagged(request, reply, { json: JSON.stringify(value), etag });
}
