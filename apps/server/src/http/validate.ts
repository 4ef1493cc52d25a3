import type { Endpoint } from '@digipals/contract';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../kernel/api-error.ts';

/** The parts of a request that the contract describes. */
export type Validated = { params: unknown; query: unknown; body: unknown };

const parts = ['params', 'query', 'body'] as const;

/** Parses a request by the contract. @throws invalid_request that names each invalid field */
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
      fields.push(...invalidTexts(part, parsed.data));
    } else {
      for (const { path, message } of parsed.error.issues) {
        fields.push({ path: [part, ...path].join('.'), reason: message });
      }
    }
  }
  if (fields.length > 0) throw new ApiError('invalid_request', { fields });
  return valid;
}

/** Texts at any depth that the database cannot store: with a NUL or a lone surrogate. */
function invalidTexts(path: string, value: unknown): { path: string; reason: string }[] {
  if (typeof value === 'string') {
    if (!value.includes('\0') && value.isWellFormed()) return [];
    return [{ path, reason: 'contains an invalid character' }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => invalidTexts(`${path}.${key}`, inner));
}

/** Fields where the contract has none. */
function unexpected(part: string, value: unknown): { path: string; reason: string }[] {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') return [{ path: part, reason: 'nothing is expected here' }];
  return Object.keys(value).map(key => ({
    path: `${part}.${key}`,
    reason: 'nothing is expected here',
  }));
}
