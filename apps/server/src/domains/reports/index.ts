export type { NewReport, ReportRow } from './reports.data.ts';
export { reportsHandlers, type TellReport } from './reports.routes.ts';
export {
  answerReports,
  findPointed,
  findToldBefore,
  keepReport,
  readContext,
  readReportsOf,
} from './reports.service.ts';
