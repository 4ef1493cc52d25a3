import type { LanguageCode } from '@digipals/contract';

/** A link that is drawn as a button. */
type LetterLink = { readonly label: string; readonly url: string };

/** A letter as its parts, from which text and HTML are made. */
export type LetterParts = {
  readonly language: LanguageCode;
  readonly title: string;
  /** A line below the title. */
  readonly about?: string;
  readonly figures?: readonly { readonly label: string; readonly value: number }[];
  /** A sentence that stands out, and what to do with it. */
  readonly praise?: { readonly label: string; readonly text: string };
  readonly before: readonly string[];
  readonly button?: LetterLink;
  readonly after?: readonly string[];
  /** In small type at the end. */
  readonly small?: readonly string[];
  readonly stop?: LetterLink;
};

/** A label before its value, as a language writes it. */
export function labelled(language: LanguageCode, label: string, value: string | number): string {
  const colons: Partial<Record<LanguageCode, string>> = { fr: '\u00a0: ', cn: '：' };
  return `${label}${colons[language] ?? ': '}${value}`;
}

/** The plain text of a letter. It says everything that the HTML says. */
export function textOf(parts: LetterParts): string {
  const {
    language,
    title,
    about,
    figures = [],
    praise,
    before,
    button,
    after = [],
    small = [],
    stop,
  } = parts;
  return [
    about === undefined ? title : `${title}\n${about}`,
    ...(figures.length > 0
      ? [figures.map(({ label, value }) => labelled(language, label, value)).join('\n')]
      : []),
    ...(praise ? [`${praise.label}\n${praise.text}`] : []),
    ...before,
    ...(button ? [`${button.label}\n${button.url}`] : []),
    ...after,
    ...small,
    ...(stop ? [`${stop.label}\n${stop.url}`] : []),
  ]
    .join('\n\n')
    .concat('\n');
}

/** The parts of a letter that somebody wrote as plain text. */
export const partsOfText = (
  text: string,
  { language, title }: { readonly language: LanguageCode; readonly title: string },
): LetterParts => ({
  language,
  title,
  before: text
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.trim())
    .filter(paragraph => paragraph !== ''),
});
