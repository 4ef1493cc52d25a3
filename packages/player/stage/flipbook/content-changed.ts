/** Tells open pages which activities `npm run content -- watch` has built. */
export type ContentChanged = { activities: string[] };
/** Name of the message. */
export const contentChanged = 'digipals:content-changed';
