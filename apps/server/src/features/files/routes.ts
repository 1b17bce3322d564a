import { fileContent, finishUpload, ownFiles, uploadEndpoints } from '@portal/contract/files/files';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import { type RawHandler, serveProtocol } from '#platform/http/serve-protocol.ts';
import { WithCookie } from '#platform/files/file-content.ts';
import type { FileAddresses } from './content/addresses.ts';
import type { createReadContent } from './content/file-content.ts';
import type { RecordFiles } from './record-files.ts';
import type { FinishUpload } from './uploads/finish-upload.ts';

interface Files {
  speakTus: RawHandler;
  finish: FinishUpload;
  readContent: ReturnType<typeof createReadContent>;
  addresses: Pick<FileAddresses, 'cookieOf'>;
  recordFiles: Pick<RecordFiles, 'own'>;
}

export function fileRoutes(app: FastifyInstance, files: Files): void {
  const { speakTus, finish, readContent, addresses, recordFiles } = files;
  serveProtocol(app, uploadEndpoints, speakTus);
  serve(app, finishUpload, async (input, caller) => {
    const info = await finish(input, caller);
    return new WithCookie(info, addresses.cookieOf(caller.session));
  });
  serve(app, ownFiles, async ({ ids }, { session }) => {
    const own = await recordFiles.own(ids.split(','), session);
    return new WithCookie(own, addresses.cookieOf(session));
  });
  serve(app, fileContent, (input) => readContent(input));
}
