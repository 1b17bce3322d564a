import { uploadPartMost, uploadsPath } from '@portal/contract/files/files';
import { refusalRow } from '@portal/contract/refusals';
import { MemoryLocker, Server } from '@tus/server';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { Refused, refuse } from '#platform/http/refuse.ts';
import type { RawHandler } from '#platform/http/serve-protocol.ts';
import { NoSpaceError } from '../storage/storage.ts';
import { type UploadParts, UploadStore } from './upload-store.ts';

/**
 * Speaks tus 1.0 with users whom the gate has admitted. Each request has a server object of its own, which knows the
 * user: to make one takes 20 µs, a part of a file is 4 MB.
 */
export function createTus(parts: UploadParts & { log: Logger }): RawHandler {
  const locker = new MemoryLocker();
  return async (request, response, visitor) => {
    const session = visitor.session ?? refuse('session.expired');
    const server = new Server({
      path: uploadsPath,
      datastore: new UploadStore(session, parts),
      locker,
      maxSize: parts.config.mostBytes,
      relativeLocation: true,
      allowedOrigins: () => false,
      namingFunction: () => randomUUID(),
      onIncomingRequest: async (incoming) => {
        const length = Number(incoming.headers.get('content-length') ?? 0);
        if (incoming.method === 'PATCH' && length > uploadPartMost) refuse('input.too-large');
      },
      onResponseError: (_, error) => answerOf(error, parts.log),
    });
    await server.handle(request, response);
  };
}

/** Turns refusals into the words of the product; errors of the protocol stay as they are. */
function answerOf(error: Error | { status_code: number; body: string }, log: Logger) {
  if ('status_code' in error) return undefined;
  if (error instanceof NoSpaceError) log.error({ err: error }, 'no space for files');
  const isKnown = error instanceof Refused || error instanceof NoSpaceError;
  if (!isKnown) log.error({ err: error }, 'defect');
  const refusal =
    error instanceof Refused ? error.refusal : isKnown ? 'file.no-space' : 'server.defect';
  const { status, code, message } = refusalRow(refusal);
  const body = JSON.stringify({ success: false, message, code, result: null, reason: refusal });
  return { status_code: status, body };
}
