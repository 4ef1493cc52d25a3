/** Where a child opens the answer to its help request with its pictures. It is not a route of the app. */
export const answerPage = '/help#answer';
