import { checkAudit, listAudit } from '../../domains/audit/index.ts';
import type { HandlersOf } from '../call.ts';

/** Calls of the noun audit. */
export const auditHandlers: HandlersOf<'GET desk/audit' | 'GET desk/audit/check'> = {
  'GET desk/audit': ({ db, query }) => listAudit(db, query),
  'GET desk/audit/check': ({ db }) => checkAudit(db),
};
