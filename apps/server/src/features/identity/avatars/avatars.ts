import { avatarPicture } from '@portal/contract/identity/avatars';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Database } from '#platform/database/database.ts';
import { FileContent } from '#platform/files/file-content.ts';
import { refuse } from '#platform/http/refuse.ts';

export type Avatars = ReturnType<typeof createAvatars>;

interface AvatarParts {
  db: Database;
  /** Writes a picture anew as WebP, without what else was in its file; refuses what is none. */
  clean: (picture: Buffer) => Promise<Buffer>;
}

/** Makes the pictures of people; each new one has a new address. */
export function createAvatars({ db, clean }: AvatarParts) {
  return {
    async save(personId: string, sent: Buffer): Promise<{ avatar: string }> {
      // Browsers send what they drew, as JPEG: no other decoder needs to see what anybody may send.
      if (!isJpeg(sent)) refuse('file.picture-too-large');
      const picture = await clean(sent);
      const key = randomBytes(32).toString('base64url');
      const avatar = avatarPicture.path.replace(':key', key);
      await db.transaction().execute(async (tx) => {
        await tx
          .insertInto('avatar')
          .values({ person_id: personId, key, picture })
          .onConflict((row) => row.column('person_id').doUpdateSet({ key, picture }))
          .execute();
        await setAddress(tx, personId, avatar);
      });
      return { avatar };
    },

    async remove(personId: string): Promise<{ avatar: null }> {
      await db.transaction().execute(async (tx) => {
        await tx.deleteFrom('avatar').where('person_id', '=', personId).execute();
        await setAddress(tx, personId, null);
      });
      return { avatar: null };
    },

    async read(key: string): Promise<FileContent> {
      const found = await db
        .selectFrom('avatar')
        .where('key', '=', key)
        .select('picture')
        .executeTakeFirst();
      const { picture } = found ?? refuse('file.not-found');
      return new FileContent({
        name: 'avatar.webp',
        type: 'image/webp',
        size: picture.length,
        isInline: true,
        isLasting: true,
        open: ({ from, until }) => Readable.from([picture.subarray(from, until + 1)]),
      });
    },
  };
}

const setAddress = (tx: Database, personId: string, avatar: string | null) =>
  tx.updateTable('person').where('id', '=', personId).set({ avatar }).execute();

const isJpeg = (picture: Buffer): boolean => picture.subarray(0, 3).toString('hex') === 'ffd8ff';
