export {
  type AnchorCheck,
  checkAnchors,
  findNewestAnchor,
  listUnstored,
  makeAnchor,
  markSent,
  readPublicKey,
} from './anchors.service.ts';
export {
  type AuditCheck,
  appendAudit,
  appendIfCovered,
  checkAudit,
  listAudit,
  type NewAuditEntry,
  recordRestore,
} from './audit.service.ts';
