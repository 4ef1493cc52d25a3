import { type Endpoint, type EndpointKey, endpoints } from '@digipals/contract';
import { type ErrorCode, errors } from '@digipals/contract/errors';

type Json = Record<string, unknown>;
type Schema = Endpoint['response'];

const schemaOf = (schema: Schema, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = schema.toJSONSchema({ io }) as Json;
  return json;
};

const content = (schema: Json, type = 'application/json'): Json => ({
  content: { [type]: { schema } },
});

/** Authenticated writes accept an idempotency key. */
const isKeyed = (key: EndpointKey, { access, unkept }: Endpoint): boolean =>
  !key.startsWith('GET ') && access !== 'public' && !unkept;

/** Refusals of a call of a grown-up. */
function adultCodes({ right, fresh }: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = fresh ? ['proof_needed'] : [];
  if (right === 'self') return codes;
  return [...codes, 'forbidden', ...(right === 'makeSchool' ? [] : ['not_found' as const])];
}

/** All error codes of a call, including those common to many calls. */
function codesOf(key: EndpointKey, endpoint: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = ['invalid_request', 'too_many_requests', 'internal', 'unavailable'];
  if (endpoint.access !== 'public') codes.push('unauthenticated');
  if (endpoint.access === 'self' || endpoint.access === 'friend') {
    codes.push('forbidden', 'not_found');
  }
  if (endpoint.access === 'visible') codes.push('not_found');
  if (endpoint.access === 'staff') codes.push('forbidden');
  if (endpoint.access === 'adult') codes.push(...adultCodes(endpoint));
  if (endpoint.premium) codes.push('licence_required');
  if (endpoint.body) {
    codes.push('malformed_body', 'unsupported_media_type', 'body_too_large', 'request_timeout');
  }
  if (isKeyed(key, endpoint)) codes.push('idempotency_key_reused');
  return [...new Set([...codes, ...(endpoint.errors ?? [])])];
}

function responsesOf(key: EndpointKey, endpoint: Endpoint): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codesOf(key, endpoint)) {
    const { status } = errors[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const problem = content({ $ref: '#/components/schemas/Problem' }, 'application/problem+json');
  const failures = [...byStatus].map(([status, codes]) => [
    String(status),
    { description: codes.map(code => `${code}: ${errors[code].title}`).join('; '), ...problem },
  ]);
  return {
    200: {
      description: endpoint.summary,
      ...(endpoint.tagged && { headers: { ETag: { schema: { type: 'string' } } } }),
      ...content(schemaOf(endpoint.response, 'output')),
    },
    ...(endpoint.tagged && { 304: { description: 'The client already has this answer' } }),
    ...Object.fromEntries(failures),
  };
}

function parametersOf(key: EndpointKey, endpoint: Endpoint): Json[] {
  const places = [
    ['path', endpoint.params],
    ['query', endpoint.query],
  ] as const;
  const named = places.flatMap(([place, schema]) => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
      properties?: Json;
      required?: string[];
    };
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
    }));
  });
  const ref = (name: string) => ({ $ref: `#/components/parameters/${name}` });
  const write = isKeyed(key, endpoint) ? [ref('IdempotencyKey')] : [];
  const known = endpoint.tagged ? [ref('IfNoneMatch')] : [];
  return [...named, ref('TimezoneOffset'), ...write, ...known];
}

function operationOf(key: EndpointKey): Json {
  const endpoint: Endpoint = endpoints[key];
  const who = [
    endpoint.access,
    endpoint.premium ? 'premium' : [],
    endpoint.roles ?? [],
    endpoint.right ?? [],
  ];
  const access = who.flat().join(', ');
  return {
    operationId: key
      .replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())
      .replace(/\W/g, ''),
    summary: endpoint.summary,
    description: `Access: ${access}.`,
    parameters: parametersOf(key, endpoint),
    ...(endpoint.body && {
      requestBody: { required: true, ...content(schemaOf(endpoint.body, 'input')) },
    }),
    responses: responsesOf(key, endpoint),
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
  };
}

const components = {
  securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
  parameters: {
    TimezoneOffset: {
      name: 'X-Timezone-Offset',
      in: 'header',
      description: 'Minutes of Date.getTimezoneOffset()',
      schema: { type: 'integer', minimum: -840, maximum: 720 },
    },
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      description: 'A write that is repeated with the same key has one effect',
      schema: { type: 'string', minLength: 1, maxLength: 100 },
    },
    IfNoneMatch: {
      name: 'If-None-Match',
      in: 'header',
      description: 'The ETag of the cached answer; 304 if it is still valid',
      schema: { type: 'string' },
    },
  },
  schemas: {
    Problem: {
      type: 'object',
      required: ['type', 'title', 'status', 'code'],
      properties: {
        type: { type: 'string' },
        title: { type: 'string' },
        status: { type: 'integer' },
        code: { enum: Object.keys(errors) },
        fields: {
          type: 'array',
          items: {
            type: 'object',
            required: ['path', 'reason'],
            properties: { path: { type: 'string' }, reason: { type: 'string' } },
          },
        },
        retryAfter: { type: 'integer' },
        message: { type: 'string' },
      },
    },
  },
};

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const key of Object.keys(endpoints) as EndpointKey[]) {
    const [method = '', path = ''] = key.split(' ');
    paths[`/api/${path}`] = { ...paths[`/api/${path}`], [method.toLowerCase()]: operationOf(key) };
  }
  return { openapi: '3.1.0', info: { title: 'DigiPals', version: '1' }, paths, components };
}
