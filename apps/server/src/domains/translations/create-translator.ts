import type { AppConfig, AppDeps } from '../../deps.ts';
import type { Translated, Translator } from '../../kernel/translator.ts';
import { readLanguages, readTranslation } from './read-answer.ts';
import { readBounded } from './read-bounded.ts';

const ENGLISH = 'en';
/** Longest answer: a text has at most a few thousand characters, and the list of languages is shorter. */
const MOST_BYTES = 262_144;

type Options = {
  /** How long a translation may take, in milliseconds. */
  readonly limitMs?: number;
};

/** The reason of a failure, for the log: never a word of the text or of the answer. */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

/** Creates a translator that asks an engine with the HTTP API of LibreTranslate. */
export function createTranslator(
  { url, key, isOwn }: NonNullable<AppConfig['translationEngine']>,
  log: Pick<AppDeps['log'], 'warn'>,
  { limitMs = 8_000 }: Options = {},
): Translator {
  const ask = async (path: string, signal: AbortSignal, body?: object): Promise<unknown> => {
    const answer = await fetch(`${url}/${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      // The text must not go to another place than the operator has chosen.
      redirect: 'manual',
      signal,
    });
    if (answer.ok) return readBounded(answer, MOST_BYTES);
    await answer.body?.cancel();
    log.warn({ status: answer.status }, 'the translation engine refused');
    return undefined;
  };

  let known: ReadonlySet<string> | undefined;
  /** Without a list of languages, a text can still be translated. */
  const askLanguages = async (signal: AbortSignal) => {
    try {
      const soon = AbortSignal.timeout(limitMs / 4);
      return readLanguages(await ask('languages', AbortSignal.any([signal, soon])));
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'the translation engine did not list its languages');
      return undefined;
    }
  };
  /** What to say about the language: engines refuse one that they do not have. */
  const sourceOf = async (likely: string | null, signal: AbortSignal): Promise<string> => {
    if (likely === null) return 'auto';
    known ??= await askLanguages(signal);
    return known?.has(likely) ? likely : 'auto';
  };

  const translate = async (
    text: string,
    likely: string | null,
    signal: AbortSignal,
  ): Promise<Translated> => {
    const source = await sourceOf(likely, signal);
    const asked = { q: text, source, target: ENGLISH, format: 'text' };
    const answer = await ask('translate', signal, { ...asked, ...(key && { api_key: key }) });
    if (answer === undefined) return { state: 'failed' };
    const read = readTranslation(answer);
    if (!read) {
      log.warn('the translation engine answered something other than a translation');
      return { state: 'failed' };
    }
    const from = source === 'auto' ? read.found : source;
    if (from === ENGLISH) return { state: 'english' };
    return { state: 'done', text: read.text, from };
  };

  return {
    engine: new URL(url).hostname,
    isOwn,
    async translate(text, likely) {
      try {
        return await translate(text, likely, AbortSignal.timeout(limitMs));
      } catch (error) {
        const reason = reasonOf(error);
        log.warn({ reason }, 'the translation engine did not answer');
        return { state: reason === 'TimeoutError' ? 'slow' : 'failed' };
      }
    },
  };
}
