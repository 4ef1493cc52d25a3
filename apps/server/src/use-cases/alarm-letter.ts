import type { OpenAlarm } from '../domains/alarms/index.ts';
import { nextStep } from '../domains/alarms/index.ts';
import type { LetterParts } from '../domains/mail/index.ts';
import type { AlarmRule } from './alarm-rules.ts';
import { minutes, momentWords, recipientWords } from './alarm-words.ts';

const MOST_LINES = 20;

type About = { readonly publicUrl: string; readonly zone: string; readonly at: Date };

function lineOf(alarm: OpenAlarm, rule: AlarmRule, { zone, at }: About): string {
  const next = nextStep(rule, alarm.steps);
  const nextAt = next && new Date(alarm.since.getTime() + next.afterMs);
  return [
    `Alarm ${alarm.alarmId}: ${alarm.says}.`,
    ...(alarm.caseId === null ? [] : [`Case ${alarm.caseId}.`]),
    `Since ${momentWords(alarm.since, zone)}, ${minutes(at.getTime() - alarm.since.getTime())}.`,
    ...(next && nextAt && nextAt > at
      ? [`Next: ${recipientWords[next.to]}, ${momentWords(nextAt, zone)}.`]
      : []),
  ].join(' ');
}

/** The letter about alarms of one rule. It has no word, name or pseudonym of a child. */
export function alarmLetter(
  rule: AlarmRule,
  alarms: readonly OpenAlarm[],
  about: About,
): LetterParts {
  const more = alarms.length - MOST_LINES;
  const again =
    rule.repeatMs === null
      ? []
      : [
          `Opening this letter is no answer: it comes again every ${minutes(rule.repeatMs)} until a person says "I have it" on the page Duty, or the cause ends.`,
        ];
  return {
    language: 'gb',
    title: rule.title,
    before: [
      rule.text,
      ...alarms.slice(0, MOST_LINES).map(alarm => lineOf(alarm, rule, about)),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ],
    button: { label: 'I have it', url: `${about.publicUrl}/desk/duty` },
    after: again,
    small: [
      `Times are in ${about.zone}. Alarm ${rule.name}. Alarms have no word, name or pseudonym of a child.`,
    ],
  };
}
