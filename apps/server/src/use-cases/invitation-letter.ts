import { invitationMs } from '@digipals/contract';
import type { Letter } from '../kernel/mailer.ts';

const DAYS = invitationMs / (24 * 3_600_000);
const roles = { lead: 'a lead', teacher: 'a teacher' } as const;

type About = { schoolName: string; role: keyof typeof roles; from: string; link: string };

/** The letter of an invitation. */
export const invitationLetter = ({
  schoolName,
  role,
  from,
  link,
}: About): Pick<Letter, 'subject' | 'text'> => ({
  subject: `You are invited to ${schoolName} on DigiPals`,
  text: `Hello,

${from} invites you to ${schoolName} on DigiPals as ${roles[role]}.

Open this link to join. It works once, for ${DAYS} days:

${link}

You choose a password there and set up an app that gives codes, so that nobody
else can sign in as you.

If you do not know ${from}, do nothing: the link ends by itself.

DigiPals
`,
});
