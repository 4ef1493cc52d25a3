import { type SqlBool, sql } from 'kysely';

/**
 * SQL: a row of the register about the case of a child that asked for help, of which nobody at home or in its school knows
 * until leads decided that the family may.
 */
export const isKept = sql<SqlBool>`EXISTS (
  SELECT FROM help_requests AS asked
  WHERE asked.home_at IS NULL AND asked.user_id = accesses.user_id
    AND accesses.object = 'case ' || asked.case_id
)`;
