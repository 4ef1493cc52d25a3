export { auditHandlers } from './audit.routes.ts';
export { appendAudit, checkAudit, type Deed } from './audit.service.ts';
