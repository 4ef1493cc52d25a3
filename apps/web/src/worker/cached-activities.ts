import { type ChildCache, mediaIn } from './child-cache.ts';
import { listMedia } from './media-cache.ts';

/** URLs of the activities that are cached with all their media, and so can be played offline. */
export async function listActivities({ responses, media }: ChildCache): Promise<string[]> {
  const cachedMedia = await listMedia(media, 'evictable', 'saved');
  const activities = (await responses.keys()).filter(({ url }) => url.includes('/api/activities/'));
  const hasAllMedia = async (request: Request) => {
    const text = await (await responses.match(request, { ignoreVary: true }))?.text();
    return text !== undefined && mediaIn(text).every(file => cachedMedia.has(file));
  };
  const complete = await Promise.all(activities.map(hasAllMedia));
  return activities.filter((_, index) => complete[index]).map(({ url }) => url);
}
