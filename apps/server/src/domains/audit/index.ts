export { appendAudit, checkAudit, type Deed, listAudit } from './audit.service.ts';
