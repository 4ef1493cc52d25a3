import { type EndpointKey, endpoints } from '@digipals/contract';
import type { FastifyRequest } from 'fastify';
import { routeOf } from './register-calls.ts';

const keys = new Map<string, EndpointKey>();
for (const key of Object.keys(endpoints) as EndpointKey[]) {
  const { method, url } = routeOf(key);
  keys.set(`${method} ${url}`, key);
}

/** The name of a request in metrics and traces: its key in the contract, else its route; never its address. */
export function endpointName({ method, routeOptions: { url } }: FastifyRequest): string {
  if (url === undefined) return 'none';
  const route = `${method} ${url}`;
  return keys.get(route) ?? route;
}
