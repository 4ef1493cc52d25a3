import type { TeachingLanguage } from '@digipals/contract/constants';
import { withDefault } from './personal.ts';

const pairForm = /\{([^{}|]*)\|([^{}|]*)\}/g;

/** Chooses the British or the American word of each pair such as `{mum|mom}`; a choice of the child has its default. */
export const inVariety = (text: string, variety: TeachingLanguage): string =>
  withDefault(text).replace(pairForm, (_pair, british: string, american: string) =>
    variety === 'gb' ? british : american,
  );

/** The two Englishes, as authors read them. */
export const englishNames = { gb: 'British', us: 'American' } as const;
