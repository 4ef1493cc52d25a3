/** Key of local storage: when the child last did something, in ms since 1970. It counts for all tabs. */
export const lastActiveKey = 'lastActive';
