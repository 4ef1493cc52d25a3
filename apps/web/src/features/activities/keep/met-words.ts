import type { Activity } from '@digipals/contract';

/** Whether a value is a text, and not the address of a picture or sound. */
const isText = (value: string): boolean => !value.startsWith('/');

/** English words of an activity, those of its answers first, each once and in small letters. */
export function metWords({ data }: Activity): string[] {
  const answers = data.flatMap(({ solution }) => solution);
  const others = data.flatMap(({ components }) => components.flatMap(one => one.data));
  const texts = [...answers, ...others].map(({ value }) => value).filter(isText);
  const words = texts.flatMap(text => text.toLowerCase().match(/[a-z]{2,}/g) ?? []);
  return [...new Set(words)];
}
