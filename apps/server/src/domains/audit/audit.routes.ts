import type { HandlersOf } from '../../app/call.ts';
import { checkAudit, listAudit } from './audit.service.ts';

/** Calls of the noun audit. */
export const auditHandlers: HandlersOf<'GET desk/audit' | 'GET desk/audit/check'> = {
  'GET desk/audit': ({ db, query }) => listAudit(db, query),
  'GET desk/audit/check': ({ db }) => checkAudit(db),
};
