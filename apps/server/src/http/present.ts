import type { Endpoint } from '@digipals/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppConfig } from '../deps.ts';
import {
  isKnownTag,
  isPreparedBytes,
  type PreparedBytes,
  prepareBytes,
} from '../kernel/prepared-bytes.ts';
import { sendPrepared } from './send-prepared.ts';
import { isVersioned, type Versioned } from './versioned.ts';

/** No browser may store an answer on a disk that children share; clients compare tags themselves. */
const PRIVATE = 'no-store';

/** Sends the answer of a handler as JSON, with an ETag if the contract says so. */
export async function present(
  config: AppConfig,
  endpoint: Endpoint,
  answer: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const send = (bytes: PreparedBytes) => sendPrepared(request, reply, bytes, PRIVATE);
  const check = (value: unknown): void => {
    if (config.checkAnswers) endpoint.response.parse(value);
  };
  if (isPreparedBytes(answer)) {
    check(JSON.parse(answer.in('identity').toString()));
    return send(answer);
  }
  if (isVersioned(answer)) return presentVersion(answer, check, request, send);
  check(answer);
  const json = JSON.stringify(answer);
  if (!endpoint.tagged) return reply.type('application/json').send(json);
  return send(prepareBytes(Buffer.from(json), 'application/json'));
}

async function presentVersion(
  { version, make }: Versioned,
  check: (value: unknown) => void,
  request: FastifyRequest,
  send: (bytes: PreparedBytes) => FastifyReply,
): Promise<FastifyReply> {
  const etag = `"v${version}"`;
  const isKnown = isKnownTag(request.headers['if-none-match'], etag);
  const value = isKnown ? null : await make();
  if (!isKnown) check(value);
  const bytes = prepareBytes(Buffer.from(JSON.stringify(value)), 'application/json');
  return send({ ...bytes, etag });
}
