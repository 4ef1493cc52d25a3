import { randomUUID } from 'node:crypto';
import { submitReport } from '../../use-cases/submit-report.ts';
import type { HandlersOf } from '../call.ts';

export const reportsHandlers: HandlersOf<'POST reportButton'> = {
  'POST reportButton': async ({ db, body, child: { userId }, now }) => {
    const about = { ...body, reportId: randomUUID(), reporterId: userId, at: new Date(now) };
    return { reportId: await submitReport(db, about) };
  },
};
