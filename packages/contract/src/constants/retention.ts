/** How long rows are kept, in months. The records of tables delete by it, and families read it. */
export const keptMonths = {
  undelivered: 12,
  closedCase: 24,
  access: 24,
  unused: 24,
  thread: 6,
  week: 12,
  assignment: 12,
  duty: 12,
} as const;

/** How long rows are kept, in days. */
export const keptDays = {
  message: 30,
  letter: 30,
  idempotencyKey: 30,
  ended: 30,
  unused: 30,
  undo: 7,
} as const;
