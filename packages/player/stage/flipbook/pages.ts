import type { Activity } from '@digipals/contract';
import { componentTypes } from '@digipals/contract/component-types';
import type { LanguageCode } from '@digipals/contract/constants';
import { isKnown } from '../../src/registry.ts';
import { samples } from '../../src/samples.ts';

/** One page of the book: a question of an activity, or the sample of a component type. */
export type Page = { activity: string; question: string };

/** Name of the activity with the samples. */
export const samplesName = 'samples';

type Index = {
  lessons: { pack: string; activities: { activityId: string; questionIds: string[] }[] }[];
};

const read = async <T>(address: string): Promise<T | null> => {
  const answer = await fetch(`/content/${address}`);
  // Without built content a server may answer with its index page.
  const isJson = answer.headers.get('content-type')?.includes('json');
  return answer.ok && isJson ? ((await answer.json()) as T) : null;
};

/** Pages by chapter: the samples, and each built pack. */
export const readChapters = async (): Promise<ReadonlyMap<string, readonly Page[]>> => {
  const chapters = new Map<string, Page[]>();
  chapters.set(
    samplesName,
    componentTypes.map(question => ({ activity: samplesName, question })),
  );
  const index = await read<Index>('index.json');
  for (const { pack, activities } of index?.lessons ?? []) {
    const pages = activities.flatMap(({ activityId, questionIds }) =>
      questionIds.map(question => ({ activity: activityId, question })),
    );
    chapters.set(pack, [...(chapters.get(pack) ?? []), ...pages]);
  }
  return chapters;
};

/** The English that is taught to children with this help language. */
export const englishOf = (language: LanguageCode): 'gb' | 'us' => (language === 'us' ? 'us' : 'gb');

/** The activity of a page; that of a sample contains only the sample. Throws if it does not exist. */
export const readActivity = async (
  { activity, question }: Page,
  language: LanguageCode,
): Promise<Activity> => {
  if (activity === samplesName && isKnown(question)) {
    const sample = { ...samples[question], id: question };
    const meta = { title: question, lingos: 5, attempts: 3, test: false };
    return { id: samplesName, meta, data: [sample], testInstructions: [] };
  }
  const english = englishOf(language);
  const found = await read<Activity>(`activities/${activity}/${english}-${language}.json`);
  if (!found)
    throw new Error(`There is no ${activity} in ${language}. Run: npm run content -- build`);
  return found;
};
