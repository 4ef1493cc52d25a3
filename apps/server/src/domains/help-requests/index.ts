export {
  endRequest,
  findRequest,
  hasOpenHelp,
  type LeadMail,
  listHelp,
  markReadByLead,
  readHelpCase,
} from './desk-help.service.ts';
export { findLine, findUnreadAnswer, insertLine, measureHelpAnswers } from './help-lines.data.ts';
export {
  findNewest,
  insertRequest,
  isWithheld,
  listKeptFromFamily,
  listUnanswered,
  updateRequest,
} from './help-requests.data.ts';
export { openThread, readStatus, takeBack } from './help-requests.service.ts';
export { confirmHome, decideHome } from './home-decisions.service.ts';
