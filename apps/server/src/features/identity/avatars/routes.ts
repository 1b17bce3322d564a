import { avatarPicture, removeAvatar, saveAvatar } from '@portal/contract/identity/avatars';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Avatars } from './avatars.ts';

/** Serves the picture of the user, who alone changes it, and all pictures at their addresses. */
export function avatarRoutes(app: FastifyInstance, avatars: Avatars): void {
  serve(app, saveAvatar, ({ picture }, { session }) =>
    avatars.save(session.personId, Buffer.from(picture, 'base64')),
  );
  serve(app, removeAvatar, (_, { session }) => avatars.remove(session.personId));
  serve(app, avatarPicture, ({ key }) => avatars.read(key));
}
