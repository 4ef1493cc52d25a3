export {
  endRequest,
  findRequest,
  hasOpenHelp,
  type LeadMail,
  listHelp,
  markReadByLead,
  readHelpCase,
} from './desk-help.service.ts';
export {
  areKeptFromFamily,
  findNewest,
  findUnreadAnswer,
  insertLine,
  insertRequest,
  listUnanswered,
  updateRequest,
} from './help-requests.data.ts';
export { openThread, readStatus, takeBack } from './help-requests.service.ts';
export { confirmHome, decideHome } from './home-decisions.service.ts';
