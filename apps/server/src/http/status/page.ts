import type { LanguageCode } from '@digipals/contract';
import { localeOfLanguage } from '@digipals/contract/constants';
import { escapeHtml, fill } from '../../domains/mail/index.ts';
import type { Announcement } from '../../use-cases/announcement.ts';
import type { MessageState, PartState, ServiceState } from '../../use-cases/read-service-state.ts';
import { statusTexts } from './status-texts.ts';
import type { StatusTexts } from './texts/status-texts.ts';

const MINUTE_S = 60;
const HOUR_S = 3_600;

/** A moment for people: with its zone, which the script of the page replaces by that of the browser. */
function timeOf(at: string, language: LanguageCode, withWeekday: boolean): string {
  const text = new Intl.DateTimeFormat(localeOfLanguage[language], {
    ...(withWeekday && { weekday: 'long' }),
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(new Date(at));
  const weekday = withWeekday ? ' data-weekday' : '';
  return `<time datetime="${at}"${weekday}>${escapeHtml(text)}</time>`;
}

function aboutMessages(
  { state, waitSeconds, from }: MessageState,
  { messages }: StatusTexts,
  language: LanguageCode,
): string {
  const unit = (name: 'minute' | 'hour', value: number) =>
    new Intl.NumberFormat(localeOfLanguage[language], {
      style: 'unit',
      unit: name,
      unitDisplay: 'long',
    }).format(value);
  if (state === 'down') return escapeHtml(messages.down);
  if (state === 'resting' && from !== null) {
    return fill(escapeHtml(messages.restingUntil), { time: timeOf(from, language, true) });
  }
  if (state === 'resting') return escapeHtml(messages.resting);
  if (state === 'slow' || waitSeconds === null) return escapeHtml(messages.slow);
  const time =
    waitSeconds <= HOUR_S
      ? unit('minute', Math.ceil(waitSeconds / MINUTE_S))
      : unit('hour', Math.ceil(waitSeconds / HOUR_S));
  return escapeHtml(fill(messages.ok, { time }));
}

/** The content of the page in a language. */
export function statusPage(
  { state, parts, at }: ServiceState,
  announcement: Announcement | null,
  language: LanguageCode,
): { title: string; main: string } {
  const texts = statusTexts[language];
  const part = (name: string, partState: PartState, about: string): string =>
    `<li><h2>${escapeHtml(name)}</h2><span class="mark ${partState}">${escapeHtml(texts.states[partState])}</span><p>${about}</p></li>`;
  const said = announcement?.texts;
  const news = said && (said[language] ?? said.gb ?? Object.values(said)[0]);
  const newsBox =
    news === undefined
      ? ''
      : `<section class="news"><h2>${escapeHtml(texts.news)}</h2><p>${escapeHtml(news)}</p></section>`;
  const { lessons, messages, letters } = parts;
  const title = `DigiPals: ${texts.headlines[state]}`;
  const main = `<main data-state="${state}"><div class="status"><h1>${escapeHtml(texts.headlines[state])}</h1><p class="unreachable" role="alert">${escapeHtml(texts.unreachable)}</p>${newsBox}<ul class="parts">${part(texts.lessons.name, lessons.state, escapeHtml(texts.lessons[lessons.state]))}${part(texts.messages.name, messages.state, aboutMessages(messages, texts, language))}${part(texts.letters.name, letters.state, escapeHtml(texts.letters[letters.state]))}</ul><p class="updated">${fill(escapeHtml(texts.updated), { time: timeOf(at, language, false) })}</p></div></main>`;
  return { title, main };
}
