import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type LanguageCode, languageCodes } from '@digipals/contract';

/** What an operator says on the status page, in one or more languages. */
export type Announcement = {
  readonly at: string;
  /** When it is no longer shown; null for never. */
  readonly until: string | null;
  readonly texts: Partial<Record<LanguageCode, string>>;
};

const LONGEST = 500;

/** A file, not a row: it can be written and read while the database is down. */
const fileIn = (dataDir: string): string => path.join(dataDir, 'announcement.json');

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

function parse(text: string): Announcement {
  const { at, until, texts } = Object(JSON.parse(text)) as Record<string, unknown>;
  const entries = Object.entries(Object(texts) as Record<string, unknown>);
  const areTexts = entries.every(
    ([code, said]) => languageCodes.some(known => known === code) && typeof said === 'string',
  );
  if (!isTime(at) || !(until === null || isTime(until)) || !areTexts || entries.length === 0) {
    throw new Error('announcement.json is not as "npm run announce" writes it.');
  }
  return { at, until, texts: Object.fromEntries(entries) };
}

/** The announcement that is shown at a moment; null for none. @throws if its file cannot be read */
export async function readAnnouncement(dataDir: string, now: number): Promise<Announcement | null> {
  let text: string;
  try {
    text = await readFile(fileIn(dataDir), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const found = parse(text);
  return found.until !== null && Date.parse(found.until) <= now ? null : found;
}

/** Takes the announcement away. */
const end = (dataDir: string): Promise<void> => rm(fileIn(dataDir), { force: true });

async function write(dataDir: string, announcement: Announcement): Promise<void> {
  const file = fileIn(dataDir);
  // A server may read it at any moment.
  await writeFile(`${file}.new`, `${JSON.stringify(announcement, null, 2)}\n`);
  await rename(`${file}.new`, file);
}

function textsOf(words: readonly string[]): Announcement['texts'] {
  const texts: Announcement['texts'] = {};
  for (const word of words) {
    const [, code = 'gb', text = ''] = /^(?:([a-z]{2})=)?\s*(.*?)\s*$/s.exec(word) ?? [];
    const language = languageCodes.find(known => known === code);
    if (!language) throw new Error(`${code} is not one of ${languageCodes.join(', ')}.`);
    if (text === '' || text.length > LONGEST) {
      throw new Error(`Write 1 to ${LONGEST} characters in ${language}.`);
    }
    texts[language] = text;
  }
  return texts;
}

/** `npm run announce`: shows, writes or ends the announcement. @returns what to print */
export async function announce(
  dataDir: string,
  { words, until, now }: { words: readonly string[]; until: string | undefined; now: number },
): Promise<string> {
  if (words.length === 0) {
    const found = await readAnnouncement(dataDir, now);
    return found ? JSON.stringify(found, null, 2) : 'Nothing is announced.';
  }
  if (words.length === 1 && words[0] === 'end') {
    await end(dataDir);
    return 'The announcement has ended.';
  }
  if (until !== undefined && !(isTime(until) && Date.parse(until) > now)) {
    throw new Error('--until must be in the future, such as 2027-03-01T18:00Z.');
  }
  const at = new Date(now).toISOString();
  const last = until === undefined ? null : new Date(until).toISOString();
  await write(dataDir, { at, until: last, texts: textsOf(words) });
  return 'It is shown at /status within 15 seconds.';
}
