import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes,
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Log } from './db/log.ts';
import type { Tracing, TracingSettings } from './kernel/tracing.ts';

/** With all tries; the server waits for it when it stops. */
const SEND_MS = 2_000;

/** The context of a W3C `traceparent`; a new trace without a valid one. */
function parentOf(header: string | undefined): Context {
  const [, traceId = '', spanId = '', flags = '0'] =
    /^[0-9a-e][0-9a-f]-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-|$)/.exec(header ?? '') ?? [];
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  const parent = { traceId, spanId, traceFlags, isRemote: true };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}

/** Sends spans, and says once that they do not arrive: they are lost, and the server works without them. */
function createExporter(url: string, log: Pick<Log, 'warn'>): SpanExporter {
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: SEND_MS });
  let isReported = false;
  return {
    export(spans, done) {
      exporter.export(spans, result => {
        if (result.code !== 0 && !isReported) {
          isReported = true;
          log.warn('traces could not be sent to OTEL_EXPORTER_OTLP_ENDPOINT');
        }
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}

/** Opens tracing with OpenTelemetry. Imported only where an operator sets an address. */
export function openTracing(
  { url, service, share }: TracingSettings,
  log: Pick<Log, 'warn'>,
): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: createExporter(url, log) })],
  });
  const tracer = provider.getTracer('digipals');
  const active = new AsyncLocalStorage<Span>();

  const endWith = (span: Span, error: string | null): void => {
    if (error !== null) {
      span.setAttribute('error.type', error);
      span.setStatus({ code: SpanStatusCode.ERROR });
    }
    span.end();
  };

  return {
    startCall(endpoint, traceparent) {
      const span = tracer.startSpan(endpoint, { kind: SpanKind.SERVER }, parentOf(traceparent));
      return {
        run: work => active.run(span, work),
        end(status, errorCode) {
          span.setAttribute('http.response.status_code', status);
          endWith(span, errorCode);
        },
      };
    },

    async task(name, work) {
      const span = tracer.startSpan(`task ${name}`, {}, ROOT_CONTEXT);
      try {
        const result = await active.run(span, work);
        endWith(span, null);
        return result;
      } catch (error) {
        endWith(span, String((error as NodeJS.ErrnoException).code ?? 'error'));
        throw error;
      }
    },

    query(sql, ms, isFailed) {
      const parent = active.getStore();
      if (!parent?.isRecording()) return;
      const end = Date.now();
      const attributes: Attributes = { 'db.system.name': 'postgresql', 'db.query.text': sql };
      const [operation = 'query'] = /\w+/.exec(sql) ?? [];
      const span = tracer.startSpan(
        operation.toUpperCase(),
        { kind: SpanKind.CLIENT, startTime: end - ms, attributes },
        trace.setSpan(ROOT_CONTEXT, parent),
      );
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(end);
    },

    close: () => provider.shutdown().catch(() => undefined),
  };
}
