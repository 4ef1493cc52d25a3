import type { Endpoint } from '@digipals/contract';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../kernel/api-error.ts';

/** The parts of a request that the contract describes. */
export type Validated = { params: unknown; query: unknown; body: unknown };

const parts = ['params', 'query', 'body'] as const;

/** The request as the contract has it. @throws invalid_request that names each refused place */
export function validate(endpoint: Endpoint, request: FastifyRequest): Validated {
  const valid: Validated = { params: undefined, query: undefined, body: undefined };
  const fields: { path: string; reason: string }[] = [];
  for (const part of parts) {
    const schema = endpoint[part];
    if (!schema) {
      fields.push(...unexpected(part, request[part]));
      continue;
    }
    const parsed = schema.safeParse(request[part]);
    if (parsed.success) {
      valid[part] = parsed.data;
      fields.push(...unkeepable(part, parsed.data));
    } else {
      for (const { path, message } of parsed.error.issues) {
        fields.push({ path: [part, ...path].join('.'), reason: message });
      }
    }
  }
  if (fields.length > 0) throw new ApiError('invalid_request', { fields });
  return valid;
}

/** Texts, however deep, that no database keeps: with a NUL, or half a character. */
function unkeepable(path: string, value: unknown): { path: string; reason: string }[] {
  if (typeof value === 'string') {
    if (!value.includes('\0') && value.isWellFormed()) return [];
    return [{ path, reason: 'contains an invalid character' }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unkeepable(`${path}.${key}`, inner));
}

/** What is sent where nothing is asked for. */
function unexpected(part: string, value: unknown): { path: string; reason: string }[] {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') return [{ path: part, reason: 'nothing is expected here' }];
  return Object.keys(value).map(key => ({
    path: `${part}.${key}`,
    reason: 'nothing is expected here',
  }));
}
