import type { StatusTexts } from './status-texts.ts';

export const english: StatusTexts = {
  headlines: {
    ok: 'DigiPals works',
    slow: 'DigiPals works, but some things are slow',
    down: 'DigiPals does not work at the moment',
  },
  states: { ok: 'Works', slow: 'Slow', resting: 'Resting', down: 'Does not work' },
  lessons: {
    name: 'Sign-in and lessons',
    ok: 'Children can sign in and learn.',
    down: 'Nobody can sign in just now. Answers that a child has already given stay on its device and are sent later.',
  },
  messages: {
    name: 'Messages',
    ok: 'An adult reads a new message within {time}.',
    slow: 'An adult reads new messages later than usual. No message is lost.',
    resting: 'The adults who read messages are away now. Messages wait for them.',
    restingUntil: 'The adults who read messages are away now. They are back on {time}.',
    down: 'Messages cannot be sent or read just now. No message is lost.',
  },
  letters: {
    name: 'Letters to families and schools',
    ok: 'Letters are sent within minutes.',
    slow: 'Letters arrive later than usual.',
    down: 'Letters are sent as soon as DigiPals works again.',
  },
  news: 'From the people who run DigiPals',
  updated: 'Updated at {time}. This page renews itself every minute.',
  unreachable: 'DigiPals cannot be reached at the moment. This page keeps trying.',
};
