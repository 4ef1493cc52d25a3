import type { LanguageCode } from '@digipals/contract';

/** Encodings of spreadsheets that do not write Unicode, by the language of the computer. */
const oldEncodings: Partial<Record<LanguageCode, string>> = {
  tr: 'windows-1254',
  az: 'windows-1254',
  ru: 'windows-1251',
  th: 'windows-874',
  cn: 'gb18030',
};
const OTHERS = 'windows-1252';

/** The text of a file in UTF-8, UTF-16 or the old encoding of a language; without its byte order mark. */
export function decodeText(bytes: Uint8Array, language: LanguageCode): string {
  const [first, second] = bytes;
  // Every list begins with a letter, a digit or a quote, so that one byte of its first character is zero.
  if (second === 0 || (first === 0xff && second === 0xfe)) return decode('utf-16le', bytes);
  if (first === 0 || (first === 0xfe && second === 0xff)) return decode('utf-16be', bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decode(oldEncodings[language] ?? OTHERS, bytes);
  }
}

const decode = (encoding: string, bytes: Uint8Array): string =>
  new TextDecoder(encoding).decode(bytes);
