import type { CompiledQuery } from 'kysely';
import type { Db } from './db.ts';

const VALUE = Symbol('the value of a query');

/**
 * A query of one value that is built on first use and then only run: the query builder takes much of the time
 * of a short call. Its text must not depend on the value.
 */
export function buildOnce<Value, Row>(
  build: (db: Db, value: Value) => CompiledQuery<Row>,
): (db: Db, value: Value) => Promise<Row[]> {
  let built: CompiledQuery<Row> | undefined;
  return async (db, value) => {
    built ??= build(db, VALUE as Value);
    const parameters = built.parameters.map(one => (one === VALUE ? value : one));
    const query: CompiledQuery<Row> = { ...built, parameters };
    return (await db.executeQuery(query)).rows;
  };
}
