/**
 * Describes an error for the log by its kind and place, without its message: the message of a database
 * error can contain a child's text (SAFE-16).
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code, constraint, table } = error as Partial<Record<string, unknown>> & Error;
  const places = (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line));
  const cause = error.cause === undefined ? undefined : describeError(error.cause);
  return { error: error.name, code, constraint, table, at: places.slice(0, 8), cause };
}
