import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** The query builder: on the pool, or inside a transaction. */
export type Db = Kysely<Tables>;
