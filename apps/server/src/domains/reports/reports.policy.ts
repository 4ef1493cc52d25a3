import { type ReportReason, reportReasons, review, type SignalGroup } from '@digipals/contract';

/** What a reason means for adults: the group of its case, and how severe it is. */
type Kind = { readonly group: SignalGroup; readonly severity: 1 | 2 | 3 };

/** A text that was reported for a reason of severity 3 is decided by two adults. */
const kinds: Readonly<Record<ReportReason, Kind>> = {
  unkind: { group: 'unkind', severity: 2 },
  personalInformation: { group: 'personal', severity: 2 },
  meeting: { group: 'meeting', severity: 3 },
  photos: { group: 'grooming', severity: 3 },
  secret: { group: 'meeting', severity: 3 },
  otherApp: { group: 'grooming', severity: 2 },
  // Nobody knows of what yet. A case of the group `distress` is about the child who is in distress.
  scared: { group: 'unkind', severity: 3 },
  notEnglish: { group: 'notEnglish', severity: 1 },
};

export const kindOf = (reason: ReportReason): Kind => kinds[reason];

/** Reasons for which two adults decide, and which hide the text until then. */
export const severeReasons: readonly ReportReason[] = reportReasons.filter(
  reason => kinds[reason].severity >= review.severeFrom,
);
