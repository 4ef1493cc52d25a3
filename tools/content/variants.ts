import type { TeachingLanguage } from '@digipals/contract/constants';

const pairForm = /\{([^{}|]*)\|([^{}|]*)\}/g;

/** Chooses the British or the American word of each pair such as `{mum|mom}`. */
export const inVariety = (text: string, variety: TeachingLanguage): string =>
  text.replace(pairForm, (_pair, british: string, american: string) =>
    variety === 'gb' ? british : american,
  );
