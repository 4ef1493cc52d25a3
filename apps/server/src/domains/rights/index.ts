export { listByDigest, listErased, mergeErasedFile, readErasedFile } from './erased-list.ts';
export {
  askErasure,
  type ErasureProof,
  eraseRows,
  findClosed,
  findErasure,
  listDueErasures,
  lockForErasure,
  markClosed,
  requireOpen,
  takeErasureBack,
} from './erasures.service.ts';
export { readExport } from './export.service.ts';
export { exportPage } from './export-page.ts';
export { caseOfHold, findHolds, type Hold, insertHold, releaseHolds } from './holds.data.ts';
export { noticeText } from './notice.ts';
export { deleteOldRows } from './retention.service.ts';
