import type { AppDeps } from '../../deps.ts';
import { checkAnchors, checkAudit, listAudit } from '../../domains/audit/index.ts';
import type { HandlersOf } from '../call.ts';

export const auditHandlers = ({
  config,
}: Pick<AppDeps, 'config'>): HandlersOf<'GET desk/audit' | 'GET desk/audit/check'> => ({
  'GET desk/audit': ({ db, query }) => listAudit(db, query),
  'GET desk/audit/check': async ({ db }) => ({
    ...(await checkAudit(db)),
    anchors: await checkAnchors(db, config),
  }),
});
