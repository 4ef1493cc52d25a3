import { localeOfLanguage } from '@digipals/contract/constants';
import type { LetterParts } from './letter-parts.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Text as HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, sign => escapes[sign] ?? sign);

/** Colours of a class: text and background, light and dark. */
type Shade = { ink: string; back?: string; darkInk: string; darkBack?: string };

const shades = {
  page: { ink: '#232a5e', back: '#eef1fb', darkInk: '#f1f3ff', darkBack: '#12152b' },
  sheet: { ink: '#232a5e', back: '#ffffff', darkInk: '#f1f3ff', darkBack: '#1d2143' },
  head: { ink: '#232a5e', back: '#bfe3ff', darkInk: '#f1f3ff', darkBack: '#24376b' },
  soft: { ink: '#4b5483', darkInk: '#b9c0e6' },
  link: { ink: '#4d33c4', darkInk: '#b7a9ff' },
  praise: { ink: '#3d25a8', back: '#f0ecff', darkInk: '#d3c9ff', darkBack: '#2f2a66' },
  gold: { ink: '#744600', back: '#fff2cc', darkInk: '#ffd98a', darkBack: '#453710' },
  violet: { ink: '#4d33c4', back: '#ece7ff', darkInk: '#c9bcff', darkBack: '#332b70' },
  green: { ink: '#0f6336', back: '#def6e7', darkInk: '#94e3b3', darkBack: '#163f2a' },
  blue: { ink: '#15549c', back: '#e0efff', darkInk: '#a3cdff', darkBack: '#173a66' },
  button: { ink: '#ffffff', back: '#6d4ff2', darkInk: '#ffffff', darkBack: '#6d4ff2' },
} as const satisfies Record<string, Shade>;

const tiles = ['gold', 'violet', 'green', 'blue', 'praise'] as const;

/** Class and inline colours: programs that know no style sheets show the light ones. */
function shade(name: keyof typeof shades, style = ''): string {
  const { ink, back }: Shade = shades[name];
  return `class="${name}" style="color:${ink};${back ? `background:${back};` : ''}${style}"`;
}

const darkCss = Object.entries<Shade>(shades)
  .map(
    ([name, { darkInk, darkBack }]) =>
      `.${name}{color:${darkInk}!important;${darkBack ? `background:${darkBack}!important` : ''}}`,
  )
  .join('');

const FONT = 'font-family:Arial,Helvetica,sans-serif;';
const table = (attributes: string, rows: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`;
const row = (padding: string, inner: string): string =>
  `<tr><td style="padding:${padding}">${inner}</td></tr>`;

const paragraph = (text: string): string =>
  `<p style="margin:0 0 14px;font-size:16px;line-height:25px;overflow-wrap:anywhere">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

const tile = ({ label, value }: { label: string; value: number }, index: number): string => {
  const colour = tiles[index % tiles.length] ?? 'gold';
  const box =
    'display:inline-block;vertical-align:top;box-sizing:border-box;width:47%;max-width:173px;margin:0 4px 8px;padding:12px 6px;border-radius:14px;text-align:center;';
  return `<div ${shade(colour, box)}><div style="font-size:30px;line-height:34px;font-weight:bold">${value}</div><div style="font-size:14px;line-height:20px">${escapeHtml(label)}</div></div>`;
};

const praiseBox = ({ label, text }: { label: string; text: string }): string =>
  `<div ${shade('praise', 'border-radius:16px;padding:18px 22px;')}><p ${shade('soft', 'margin:0 0 6px;font-size:14px;line-height:20px')}>${escapeHtml(label)}</p><p style="margin:0;font-size:21px;line-height:28px;font-weight:bold">${escapeHtml(text)}</p></div>`;

const buttonLink = ({ label, url }: { label: string; url: string }): string =>
  `<a href="${escapeHtml(url)}" ${shade('button', 'display:inline-block;padding:14px 28px;border-radius:14px;font-size:17px;line-height:22px;font-weight:bold;text-decoration:none')}>${escapeHtml(label)}</a>`;

const stopLink = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:0"><a href="${escapeHtml(url)}" ${shade('link', 'display:inline-block;padding:12px 0;font-size:14px;line-height:20px')}>${escapeHtml(label)}</a></p>`;

/**
 * The HTML of a letter, as mail programs show it well: tables, inline styles, at most 600 px, no pictures, and nothing
 * that a program would have to load.
 */
export function htmlOf(parts: LetterParts): string {
  const { language, title, about, figures = [], praise, before, button, after = [] } = parts;
  const { small = [], stop } = parts;
  const lang = localeOfLanguage[language];
  const head = `${about === undefined ? '' : `<p ${shade('soft', 'margin:0 0 6px;font-size:15px;line-height:22px')}>${escapeHtml(about)}</p>`}<h1 style="margin:0;font-size:27px;line-height:34px;font-weight:bold;overflow-wrap:anywhere">${escapeHtml(title)}</h1>`;
  const foot = `${small.map(text => `<p ${shade('soft', 'margin:0 0 6px;font-size:13px;line-height:20px')}>${escapeHtml(text)}</p>`).join('')}${stop ? stopLink(stop) : ''}`;
  const rows = [
    `<tr><td ${shade('head', 'padding:26px 28px;border-radius:20px 20px 0 0')}>${head}</td></tr>`,
    ...(figures.length > 0
      ? [row('26px 28px 0', `<div style="text-align:center">${figures.map(tile).join('')}</div>`)]
      : []),
    ...(praise ? [row('18px 28px 0', praiseBox(praise))] : []),
    ...(before.length > 0 ? [row('24px 28px 0', before.map(paragraph).join(''))] : []),
    ...(button ? [row('12px 28px 0', buttonLink(button))] : []),
    ...(after.length > 0 ? [row('24px 28px 0', after.map(paragraph).join(''))] : []),
    row(foot === '' ? '0 28px 18px' : '20px 28px 24px', foot),
  ];
  const sheet = table(shade('sheet', `${FONT}max-width:600px;border-radius:20px;`), rows.join(''));
  const centred = `<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]--><div style="max-width:600px;margin:0 auto">${sheet}</div><!--[if mso]></td></tr></table><![endif]-->`;
  return `<!doctype html>
<html lang="${lang}" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title><style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkCss}}</style></head>
<body ${shade('page', `margin:0;padding:0;${FONT}`)}><div lang="${lang}" dir="ltr">${table(shade('page'), row('24px 12px', centred))}</div></body></html>
`;
}
