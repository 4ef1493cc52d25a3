import type { Languages, Settings } from '@digipals/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { choose, languagesQuery, settingsQuery, storedSettings } from './choices.ts';

type Own = {
  settings: Settings;
  change(changes: Partial<Settings>): void;
};

/** The settings of the child, and how it changes them. */
export function useSettings(userId: string): Own {
  const services = useServices();
  // SettingsWatch loads them.
  const { data } = useQuery({ ...settingsQuery(userId), enabled: false });
  // Until they are loaded, a choice changes only the device's copy.
  const [, setChosen] = useState({});
  const settings = data ?? storedSettings(services.storage);
  return {
    settings,
    change(changes) {
      choose(services, userId, { settings: changes });
      setChosen(changes);
    },
  };
}

type OwnLanguages = {
  /** Undefined until loaded. */
  languages: Languages | undefined;
  change(changes: Partial<Pick<Languages, 'teachingLanguage' | 'supportLanguage'>>): void;
};

/** The languages of the child, and how it changes them. */
export function useOwnLanguages(userId: string): OwnLanguages {
  const services = useServices();
  const { data } = useQuery(languagesQuery(userId));
  return {
    languages: data,
    change(changes) {
      if (!data) return;
      const { teachingLanguage, supportLanguage } = { ...data, ...changes };
      choose(services, userId, { languages: { teachingLanguage, supportLanguage } });
    },
  };
}
