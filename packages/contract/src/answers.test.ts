import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Endpoint, endpoints } from './index.ts';

/** Places in a JSON schema where an object may have fields that are not named. */
function openObjects(schema: unknown, place: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, properties, additionalProperties } = schema as Record<string, unknown>;
  const isOpen = type === 'object' && properties !== undefined && additionalProperties !== false;
  return [
    ...(isOpen ? [place] : []),
    ...Object.entries(schema).flatMap(([name, inner]) => openObjects(inner, `${place}/${name}`)),
  ];
}

test.each(Object.entries(endpoints as Record<string, Endpoint>))(
  'RIGHTS-15 %s answers only fields of the contract',
  (key, { response }) => {
    const schema = z.toJSONSchema(response, { unrepresentable: 'any', io: 'input' });
    expect(openObjects(schema, key)).toEqual([]);
  },
);
