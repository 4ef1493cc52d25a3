import type { TracingSettings } from './kernel/tracing.ts';

/** Reads where traces are sent; nowhere by default. Adds errors to `problems`. */
export function readTracing(
  env: Record<string, string | undefined>,
  problems: string[],
): TracingSettings | null {
  const given = env['OTEL_EXPORTER_OTLP_ENDPOINT']?.trim();
  if (!given) return null;
  const url = URL.parse(given);
  if (!url || !/^https?:$/.test(url.protocol)) {
    problems.push(
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://127.0.0.1:4318, to which /v1/traces is added.',
    );
    return null;
  }
  const share = Number(env['OTEL_TRACES_SAMPLER_ARG']?.trim() || 1);
  if (!(share >= 0 && share <= 1)) {
    problems.push('OTEL_TRACES_SAMPLER_ARG must be the share of traces to send, from 0 to 1.');
  }
  const service = env['OTEL_SERVICE_NAME']?.trim() || 'digipals';
  return { url: `${given.replace(/\/+$/, '')}/v1/traces`, service, share };
}
