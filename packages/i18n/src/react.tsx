import { createContext, type ReactNode, use, useMemo } from 'react';
import type { Locale } from './locales.ts';
import type { Catalogue, Translate } from './messages.ts';
import { createTranslator } from './translator.ts';

type Text = { locale: Locale; t: Translate };

const TextContext = createContext<Text | undefined>(undefined);

type TextProviderProps = { locale: Locale; catalogue: Catalogue; children: ReactNode };

/** Gives every part below it the texts of one language; `catalogue` comes from `loadCatalogue`. */
export function TextProvider({ locale, catalogue, children }: TextProviderProps) {
  const text = useMemo(
    () => ({ locale, t: createTranslator(locale, catalogue) }),
    [locale, catalogue],
  );
  return <TextContext value={text}>{children}</TextContext>;
}

function useTextContext(): Text {
  const text = use(TextContext);
  if (!text) throw new Error('A TextProvider is missing above this part');
  return text;
}

/** The translator `t(key, values?)` of the language chosen above. Throws without a TextProvider. */
export function useText(): Translate {
  return useTextContext().t;
}

/** The locale chosen above. Throws without a TextProvider. */
export function useLocale(): Locale {
  return useTextContext().locale;
}
