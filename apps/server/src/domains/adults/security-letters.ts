import type { LetterParts } from '../mail/index.ts';

/** What happened to an account. */
export type SecurityEvent = 'passkey' | 'password' | 'email' | 'codes';

type Text = { readonly subject: string; readonly happened: string; readonly help: string };

const ask =
  'If this was not you, change your password now, end the other sessions on your account page, and tell the lead of your school.';

const texts: Record<SecurityEvent, Text> = {
  passkey: {
    subject: 'A new passkey for your DigiPals account',
    happened: 'A passkey was added to your account. It signs in without your password.',
    help: ask,
  },
  password: {
    subject: 'Your DigiPals password was changed',
    happened: 'The password of your account was changed, and other devices were signed out.',
    help: 'If this was not you, tell the lead of your school at once: your account can be reset.',
  },
  email: {
    subject: 'Your DigiPals e-mail was changed',
    happened: 'Your account has another e-mail now. This letter is the last to this address.',
    help: 'If this was not you, tell the lead of your school at once: your account can be reset.',
  },
  codes: {
    subject: 'Your last DigiPals recovery code was used',
    happened:
      'Somebody signed in with the last of your ten recovery codes. Make new ones on your account page, so that you can sign in when your phone is gone.',
    help: ask,
  },
};

const when = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** The letter that tells an adult what happened to its account. */
export function securityLetter(
  event: SecurityEvent,
  { name, at }: { name: string; at: Date },
): LetterParts {
  const { subject, happened, help } = texts[event];
  const moment = `When: ${when.format(at)} (UTC)`;
  const before = [`Hello ${name},`, happened, moment, help, 'DigiPals'];
  return { language: 'gb', title: subject, before };
}
