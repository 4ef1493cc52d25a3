export type { NewReport, ReportRow } from './reports.data.ts';
export {
  answerReports,
  findPointed,
  findToldBefore,
  keepReport,
  readContext,
  readReportsOf,
} from './reports.service.ts';
