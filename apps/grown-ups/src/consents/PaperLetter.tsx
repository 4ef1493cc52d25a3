import type { FamilyLetter } from '@digipals/contract';
import { noticeVersions } from '@digipals/contract/constants';
import { languageTag } from '@digipals/i18n';
import { useLocale, useText } from '@digipals/i18n/react';
import { Domino } from '@digipals/ui/grown-ups';
import { qrOf } from '../shared/qr.ts';
import { ConsentNotice } from './ConsentNotice.tsx';
import css from './PaperLetter.module.css';

const ticks = ['consent.contact', 'consent.visible', 'consent.weekly'] as const;
const lines = ['consent.letter.name', 'consent.letter.date', 'consent.letter.signature'] as const;

const inThrees = (code: string): string => code.replace(/(.{3})(?=.)/g, '$1 ');

type Props = { letter: FamilyLetter; schoolName: string; className: string };

/** A letter to a family on paper: the notice, its code, and a slip to sign. Needs the texts for families. */
export function PaperLetter({ letter, schoolName, className }: Props) {
  const t = useText();
  const locale = useLocale();
  const { name, code, link, until } = letter;
  const day = (time: Date) =>
    new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long' }).format(time);
  const [, address = ''] = /^(?:https?:\/\/)?(.*)#/.exec(link) ?? [];
  return (
    <article className={css['letter']}>
      <header>
        <Domino mood="head" className={css['head']} />
        <span className={css['brand']}>
          Digi<b>Pals</b>
        </span>
        <div className={css['school']}>
          <b>{schoolName}</b>
          {t('consent.letter.class', { className })}. {day(new Date())}
        </div>
      </header>
      <h1>{t('consent.ask', { name })}</h1>
      <p>{t('consent.letter.dear', { name })}</p>
      <div className={css['notice']}>
        <ConsentNotice />
      </div>
      <section className={css['ask']}>
        <div>
          <h2>{t('consent.letter.answer')}</h2>
          <p>{t('consent.letter.how', { address })}</p>
          <p className={css['code']}>{inThrees(code)}</p>
          <p className={css['fine']}>{t('consent.letter.until', { date: day(new Date(until)) })}</p>
        </div>
        <figure>
          <img src={qrOf(link)} alt="" />
          <figcaption>{t('consent.letter.phone')}</figcaption>
        </figure>
      </section>
      <section className={css['slip']}>
        <h2>{t('consent.letter.paper')}</h2>
        <ul>
          {ticks.map(tick => (
            <li key={tick}>{t('consent.letter.tick', { purpose: t(tick) })}</li>
          ))}
          <li>{t('consent.letter.nothing')}</li>
        </ul>
        <div className={css['sign']}>
          {lines.map(line => (
            <span key={line}>{t(line)}</span>
          ))}
        </div>
      </section>
      <footer>
        <Domino mood="hello" className={css['hello']} />
        <p>{t('consent.letter.change', { version: noticeVersions.at(-1)?.version ?? 1 })}</p>
      </footer>
    </article>
  );
}
