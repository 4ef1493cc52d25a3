import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** To whom a voucher belongs: a school, or the family of a parent. */
export type Owner = { readonly schoolId: string } | { readonly adultId: string };

/** SQL: the voucher `v` belongs to an owner. */
export const ownedBy = (owner: Owner): RawBuilder<SqlBool> =>
  'schoolId' in owner ? sql`v.school_id = ${owner.schoolId}` : sql`v.adult_id = ${owner.adultId}`;
