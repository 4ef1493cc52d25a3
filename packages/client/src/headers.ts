/** Headers of every call (CALL-01, CALL-02, NOTSHOWN-26); the offset is in minutes. */
export function callHeaders(token: string | null): Record<string, string> {
  return {
    accept: 'application/json',
    'x-timezone-offset': String(new Date().getTimezoneOffset()),
    ...(token && { authorization: `Bearer ${token}` }),
  };
}
