import { localeOfLanguage } from '@digipals/contract/constants';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../deps.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { readAnnouncement } from '../../use-cases/announcement.ts';
import type { ServiceState } from '../../use-cases/read-service-state.ts';
import { openStaticFiles } from '../static-files.ts';
import { browserLanguage } from './browser-language.ts';
import { statusPage } from './page.ts';

/**
 * `/status`: whether the service works now, for schools, in the language of the browser; `/status.json`: the same
 * for programs. Both are answered with 200 while the database is down, and say so.
 */
export function registerStatus(
  app: FastifyInstance,
  { webDir, config: { dataDir }, clock, log }: AppDeps,
  readState: () => Promise<ServiceState>,
): void {
  const files = openStaticFiles(webDir);
  const readNews = async () => {
    if (dataDir === null) return null;
    return readAnnouncement(dataDir, clock()).catch(() => {
      log.warn('announcement.json could not be read: see npm run announce');
      return null;
    });
  };

  app.get('/status', async (request, reply) => {
    const page = files.read('status.html')?.in('identity').toString();
    if (page === undefined) throw new ApiError('not_found');
    const language = browserLanguage(request.headers['accept-language']);
    const { title, main } = statusPage(await readState(), await readNews(), language);
    const html = page
      .replace('<html lang="en-GB">', `<html lang="${localeOfLanguage[language]}">`)
      .replace('<title>DigiPals</title>', () => `<title>${title}</title>`)
      .replace('<!-- status -->', () => main);
    return reply
      .header('cache-control', 'no-store')
      .header('vary', 'accept-language')
      .type('text/html; charset=utf-8')
      .send(html);
  });

  app.get('/status.json', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ ...(await readState()), announcement: await readNews() }),
  );
}
