import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallSpan, Tracing } from '../kernel/tracing.ts';
import { endpointName } from './endpoint-name.ts';

/** Gives each call a span, to which its queries belong. */
export function traceCalls(app: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, CallSpan>();
  app.addHook('onRequest', (request, _reply, next) => {
    const { traceparent } = request.headers;
    const header = typeof traceparent === 'string' ? traceparent : undefined;
    spans.set(request, tracing.startCall(endpointName(request), header));
    next();
  });
  // After the body was read: reading it would lose the span.
  app.addHook('preHandler', (request, _reply, next) => {
    const span = spans.get(request);
    if (span) span.run(next);
    else next();
  });
  app.addHook('onResponse', (request, reply, next) => {
    spans.get(request)?.end(reply.statusCode, reply.errorCode);
    next();
  });
}
