/** What the steps show of the child. */
export type Me = {
  userId: string;
  username: string;
  /** Base addresses of its pictures; undefined until the profile is loaded. */
  avatarImage: string | undefined;
  dominoImage: string | undefined;
};
