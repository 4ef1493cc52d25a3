import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../app/api-error.ts';
import { pictureHeaders } from '../../app/headers.ts';
import { sendPrepared } from '../../app/send-prepared.ts';
import type { Db } from '../../db/db.ts';
import { createAvatars } from './avatar.service.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** `/avatars/{hash}/full.svg` and `/head.svg`: the hash is that of what is drawn. */
export function registerAvatars(app: FastifyInstance, db: Db): void {
  const avatars = createAvatars(db);
  for (const view of ['full', 'head'] as const) {
    app.get<{ Params: { hash: string } }>(`/avatars/:hash/${view}.svg`, async (request, reply) => {
      const drawn = await avatars.draw(request.params.hash, view);
      if (!drawn) throw new ApiError('not_found');
      reply.headers(pictureHeaders);
      return sendPrepared(request, reply, drawn, IMMUTABLE);
    });
  }
}
