import type { Database } from '#platform/database/database.ts';
import { withinTenant } from '#platform/database/tenant.ts';
import { FileContent } from '#platform/files/file-content.ts';
import { refuse } from '#platform/http/refuse.ts';
import { findFile } from '../file-store.ts';
import type { FileAddresses } from './addresses.ts';
import { fileTypeOf } from './file-types.ts';
import { partsOf, thumbnailOf } from './part-store.ts';
import type { FileParts } from './parts.ts';
import { downloadName } from './safe-name.ts';

interface ContentParts {
  db: Database;
  parts: FileParts;
  addresses: FileAddresses;
}

/** Opens the content of an address. */
export const createReadContent =
  ({ db, parts, addresses }: ContentParts) =>
  async ({ key, cookie }: { key: string; cookie?: string | undefined }): Promise<FileContent> => {
    const { file: id, tenant, look } = await addresses.open(key, cookie);
    return withinTenant(tenant, async () => {
      const file = await findFile(db, id);
      if (file?.state !== 'ready' || file.type === null) return refuse('file.not-found');
      const { type } = file;
      const small = look === 'thumbnail' ? await thumbnailOf(db, id) : undefined;
      const all = small ? [small] : await partsOf(db, id);
      return new FileContent({
        name: downloadName(file.name, type),
        type: small ? 'image/webp' : type === 'text/plain' ? 'text/plain; charset=utf-8' : type,
        size: small?.size ?? Number(file.size),
        isInline: look !== 'saved' && fileTypeOf(type)?.isShown === true,
        open: (range) => parts.read(all, range),
      });
    });
  };

/** Opens pictures of one kind of record to everybody who has their address. */
export const createReadOpenPicture =
  ({ db, parts }: Pick<ContentParts, 'db' | 'parts'>, recordType: string) =>
  (tenant: number, id: string): Promise<FileContent> =>
    withinTenant(tenant, async () => {
      const file = await findFile(db, id);
      const isOpen = file?.state === 'ready' && file.record_type === recordType;
      if (!isOpen || file.type === null) return refuse('file.not-found');
      const { name, type, size } = file;
      const all = await partsOf(db, id);
      return new FileContent({
        name: downloadName(name, type),
        type,
        size: Number(size),
        isInline: true,
        isLasting: true,
        open: (range) => parts.read(all, range),
      });
    });
