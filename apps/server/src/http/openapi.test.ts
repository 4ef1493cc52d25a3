import { type EndpointKey, endpoints } from '@digipals/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createHandlers } from './handlers.ts';

type Json = Record<string, unknown>;
type Operation = { operationId: string; parameters: Json[]; responses: Json; requestBody?: Json };

let server: TestApp;
let document: Json & { paths: Record<string, Record<string, Operation>> };

beforeAll(async () => {
  server = await createTestApp();
  document = (await server.call('GET', 'openapi.json')).json();
});

afterAll(() => server.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

/** Resolves a `$ref` of the document. */
const resolveRef = (ref: string): unknown =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => (value as Json)[key], document);

function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' ? [String(inner)] : refsIn(inner),
  );
}

test('every call of the contract has a handler, and every handler a call', () => {
  const nothing = undefined as never;
  const sessions = { children: nothing, staff: nothing, adults: nothing };
  const handlers = createHandlers(server.deps, sessions, nothing);
  expect(Object.keys(handlers).sort()).toEqual(Object.keys(endpoints).sort());
});

test('NOTSHOWN-04 the OpenAPI document lists exactly the calls of the contract', () => {
  const keys = operations().map(({ method, path }) => `${method.toUpperCase()} ${path.slice(5)}`);
  expect(keys.sort()).toEqual(Object.keys(endpoints).sort());
  expect(document['openapi']).toBe('3.1.0');
});

test('NOTSHOWN-04 the OpenAPI document has valid references, parameters and operation ids', () => {
  for (const ref of refsIn(document)) expect(resolveRef(ref), ref).toBeDefined();
  const ids = operations().map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z]\w*$/);
  for (const { path, operation } of operations()) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const declared = operation.parameters.filter(one => one['in'] === 'path');
    expect(declared.map(one => one['name'])).toEqual(inPath);
    for (const one of declared) expect(one['required']).toBe(true);
  }
});

test('NOTSHOWN-04 the OpenAPI document has bodies, responses and error codes', () => {
  for (const { path, method, operation } of operations()) {
    const key = `${method.toUpperCase()} ${path.slice(5)}` as EndpointKey;
    expect(operation.requestBody !== undefined, key).toBe('body' in endpoints[key]);
    expect(operation.responses['200']).toHaveProperty('content');
    expect(operation.responses['429']).toHaveProperty('content');
  }
  const tagged = (path: string) => document.paths[path]?.['get']?.responses['304'];
  expect(tagged('/api/users/{id}/lessonArchive')).toBeDefined();
  expect(tagged('/api/users/{id}/lingos')).toBeUndefined();
  const activity = document.paths['/api/activities/{id}']?.['get']?.responses['403'];
  expect(JSON.stringify(activity)).toMatch(/licence_required.*activity_locked/);
});
