import { type Kept, mediaIn } from './child-cache.ts';
import { listMedia } from './media-cache.ts';

/** Calls of the activities that are there with all their media: these play without a connection. */
export async function listActivities({ answers, media }: Kept): Promise<string[]> {
  const there = await listMedia(media, 'passing', 'saved');
  const asked = (await answers.keys()).filter(({ url }) => url.includes('/api/activities/'));
  const isWhole = async (request: Request) => {
    const text = await (await answers.match(request, { ignoreVary: true }))?.text();
    return text !== undefined && mediaIn(text).every(file => there.has(file));
  };
  const whole = await Promise.all(asked.map(isWhole));
  return asked.filter((_, index) => whole[index]).map(({ url }) => url);
}
