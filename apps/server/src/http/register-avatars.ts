import { AVATAR_VIEWS, DOMINO_MOODS } from '@digipals/avatar';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/db.ts';
import { createAvatars, hashOfAddress } from '../domains/profile/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { PreparedBytes } from '../kernel/prepared-bytes.ts';
import { pictureHeaders } from './headers.ts';
import { sendPrepared } from './send-prepared.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Serves `/avatars/{address}/full.svg` and `/head.svg` of a child, `/hello.svg` and the other moods of
 * its Domino. The address consists of the hash of the parts and the edition of the art.
 */
export function registerAvatars(app: FastifyInstance, db: Db): void {
  const avatars = createAvatars(db);
  const serve = (name: string, draw: (hash: string) => Promise<PreparedBytes | undefined>) =>
    app.get<{ Params: { address: string } }>(
      `/avatars/:address/${name}.svg`,
      async (request, reply) => {
        const drawn = await draw(hashOfAddress(request.params.address));
        if (!drawn) throw new ApiError('not_found');
        reply.headers(pictureHeaders);
        return sendPrepared(request, reply, drawn, IMMUTABLE);
      },
    );
  for (const view of AVATAR_VIEWS) serve(view, hash => avatars.human(hash, view));
  for (const mood of DOMINO_MOODS) serve(mood, hash => avatars.domino(hash, mood));
}
