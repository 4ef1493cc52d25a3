export { appendAudit, checkAudit, listAudit, type NewAuditEntry } from './audit.service.ts';
