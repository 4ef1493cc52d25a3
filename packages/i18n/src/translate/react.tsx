import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { loadedText, loadedTextPart, loadTextPart } from '../catalogue.ts';
import type { Locale } from '../locales.ts';
import type { Catalogue, Translate } from '../messages.ts';
import type { TextPart } from '../text-parts.ts';
import { createTranslator } from './translator.ts';

type Text = { locale: Locale; catalogue: Catalogue; t: Translate };

const TextContext = createContext<Text | undefined>(undefined);

type TextProviderProps = { locale: Locale; catalogue: Catalogue; children: ReactNode };

/** Provides the texts of one language; `catalogue` comes from `loadCatalogue`. */
export function TextProvider({ locale, catalogue, children }: TextProviderProps) {
  const text = useMemo(
    () => ({
      locale,
      catalogue,
      t: createTranslator(locale, catalogue, key => loadedText(locale, key)),
    }),
    [locale, catalogue],
  );
  return <TextContext value={text}>{children}</TextContext>;
}

type TextPartProps = { part: TextPart; waiting: ReactNode; children: ReactNode };

/**
 * Adds the texts of a part for everything below it; shows `waiting` until they are
 * loaded. In a new language the old texts stay until then. Throws a ChunkLoadError.
 */
export function TextPartProvider({ part, waiting, children }: TextPartProps) {
  const above = useTextContext();
  const [last, setLast] = useState<Text>();
  const [error, setError] = useState<unknown>();
  const known = loadedTextPart(above.locale, part) !== undefined;
  useEffect(() => {
    let wanted = true;
    const loading = known ? Promise.resolve() : loadTextPart(above.locale, part);
    loading.then(
      () => wanted && setLast(above),
      (reason: unknown) => wanted && setError(reason),
    );
    return () => {
      wanted = false;
    };
  }, [above, known, part]);
  const shown = known ? above : last;
  const catalogue = useMemo(
    () => shown && { ...shown.catalogue, ...loadedTextPart(shown.locale, part) },
    [shown, part],
  );
  if (shown && catalogue)
    return (
      <TextProvider locale={shown.locale} catalogue={catalogue}>
        {children}
      </TextProvider>
    );
  if (error) throw error;
  return waiting;
}

function useTextContext(): Text {
  const text = use(TextContext);
  if (!text) throw new Error('A TextProvider is missing above this part');
  return text;
}

/** The translator `t(key, values?)` of the provider's language. Throws without a TextProvider. */
export function useText(): Translate {
  return useTextContext().t;
}

/** The provider's locale. Throws without a TextProvider. */
export function useLocale(): Locale {
  return useTextContext().locale;
}
