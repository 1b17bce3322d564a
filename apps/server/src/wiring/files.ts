import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { createFileAddresses } from '#features/files/content/addresses.ts';
import { createReadContent, createReadOpenPicture } from '#features/files/content/file-content.ts';
import { createFileInfos } from '#features/files/content/file-infos.ts';
import { createFileParts } from '#features/files/content/parts.ts';
import { createImportFiles } from '#features/files/import-files.ts';
import { createRecordFiles } from '#features/files/record-files.ts';
import { fileRoutes } from '#features/files/routes.ts';
import { createFolderStorage } from '#features/files/storage/folder-storage.ts';
import { createFileSweep } from '#features/files/sweep.ts';
import { createFinishUpload } from '#features/files/uploads/finish-upload.ts';
import { createTus } from '#features/files/uploads/tus.ts';
import type { World } from '../world.ts';
import type { SharedServices } from './shared.ts';

/** Wires `features/files`: uploads and their content; records get them by `recordFiles`. */
export function wireFiles(app: FastifyInstance, world: World, { sessions }: SharedServices) {
  const { db, clock, log, config, secret } = world;
  const { publicOrigin } = config;
  const storage = createFolderStorage(join(config.dataDirectory, 'files'));
  const parts = createFileParts({ db, clock, storage });
  const { goesOn } = sessions;
  const addresses = createFileAddresses({ secret, clock, publicOrigin, goesOn });
  const infosOf = createFileInfos({ db, addresses });
  const recordFiles = createRecordFiles({ db, infosOf });
  fileRoutes(app, {
    speakTus: createTus({ db, clock, log, parts, config: config.files }),
    finish: createFinishUpload({ db, parts, infosOf }),
    readContent: createReadContent({ db, parts, addresses }),
    addresses,
    recordFiles,
  });
  const { cookieOf } = addresses;
  return {
    recordFiles: { ...recordFiles, cookieOf },
    importFiles: createImportFiles({ db, parts }),
    readBrandPicture: createReadOpenPicture({ db, parts }, 'brand'),
    sweep: createFileSweep({ db, storage }),
  };
}
