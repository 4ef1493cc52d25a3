export { auditHandlers } from './audit.routes.ts';
export { appendAudit, checkAudit } from './audit.service.ts';
