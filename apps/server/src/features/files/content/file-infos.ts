import type { FileInfo } from '@portal/contract/files/files';
import type { Database } from '#platform/database/database.ts';
import type { Session } from '#platform/session/session.ts';
import type { StoredFile } from '../file-store.ts';
import type { FileAddresses } from './addresses.ts';
import { fileTypeOf } from './file-types.ts';
import { withThumbnail } from './part-store.ts';

export type FileInfos = (files: readonly StoredFile[], session: Session) => Promise<FileInfo[]>;

/** Describes files to a user who may see them, with addresses for their session. */
export const createFileInfos =
  ({ db, addresses }: { db: Database; addresses: FileAddresses }): FileInfos =>
  async (files, session) => {
    const ready = files.filter(({ state }) => state === 'ready');
    const small = await withThumbnail(
      db,
      ready.map(({ id }) => id),
    );
    return ready.flatMap(({ id, name, size, type }) => {
      const known = fileTypeOf(type ?? '');
      if (!known) return [];
      const look = (how: 'saved' | 'shown' | 'thumbnail') => addresses.addressOf(id, how, session);
      return {
        id,
        name,
        size: Number(size),
        kind: known.kind,
        address: look('saved'),
        preview: known.isShown ? look('shown') : null,
        thumbnail: small.has(id) ? look('thumbnail') : null,
      };
    });
  };
