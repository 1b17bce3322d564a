import { bytesToHex } from '@noble/hashes/utils.js';
import { sha256 } from '@noble/hashes/sha2.js';
import {
  type FileInfo,
  finishUpload,
  uploadEndpoints,
  uploadPartBytes,
  uploadsPath,
} from '@portal/contract/files/files';
import { type DetailedError, Upload } from 'tus-js-client';
import { z } from 'zod';
import { type CallProblem, problemOf, unreachableProblem } from './problems.ts';
import { parseJson, requestOf } from './request.ts';
import { send } from './send.ts';
import { sendWithRecovery } from './send-with-recovery.ts';

interface UploadOptions {
  signal?: AbortSignal;
  /** Told the share that the server has, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Pauses before further attempts, in milliseconds; counted again after each part that came through. */
const retryDelays = [500, 1_000, 3_000, 5_000, 10_000, 20_000];
/** A slice is hashed in some 10 ms, between which the page stays responsive. */
const hashedBytes = 1_048_576;

/**
 * Uploads a file in parts and resolves once the server has checked its hash. A lost connection costs the part that was
 * under way.
 * @throws {CallProblem}
 */
export async function uploadFile(
  file: File,
  { signal, onProgress }: UploadOptions = {},
): Promise<FileInfo> {
  const hashing = hashOf(file, signal);
  // Seen where it is waited for; the upload may fail before.
  hashing.catch(() => undefined);
  const upload = new Upload(file, {
    endpoint: uploadsPath,
    chunkSize: uploadPartBytes,
    metadata: { filename: file.name },
    retryDelays,
    storeFingerprintForResuming: false,
    onShouldRetry: ({ originalResponse }) => isPassing(originalResponse?.getStatus() ?? 0),
    onBeforeRequest(request) {
      const { headers } = requestOf(uploadEndpoints[0], {}, {});
      // The library names the type of what it sends.
      for (const [name, value] of Object.entries(headers)) {
        if (name !== 'content-type') request.setHeader(name, value);
      }
    },
    onProgress: (sent, total) => onProgress?.(total === 0 ? 1 : sent / total),
  });
  await sendWithRecovery(finishUpload, {}, () => move(upload, signal));
  const id = upload.url?.split('/').at(-1) ?? '';
  const digest = bytesToHex(await hashing);
  return send(finishUpload, { id, sha256: digest }, { quiet: true, ...(signal && { signal }) });
}

/** Moves the bytes, from where a former attempt ended. */
function move(upload: Upload, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      void upload.abort(true).catch(() => undefined);
      reject(new DOMException('The upload was cancelled', 'AbortError'));
    };
    if (signal?.aborted) return stop();
    signal?.addEventListener('abort', stop, { once: true });
    const settled = () => signal?.removeEventListener('abort', stop);
    upload.options.onSuccess = () => {
      settled();
      resolve();
    };
    upload.options.onError = (error) => {
      settled();
      reject(problemIn(error));
    };
    upload.start();
  });
}

/** Failures that pass by themselves: no connection, another request at the same offset, too many, a server that is away. */
const isPassing = (status: number): boolean =>
  status === 0 || [409, 423, 429].includes(status) || (status >= 500 && status !== 507);

const Refusal = z.object({ message: z.string(), reason: z.string().optional() });

function problemIn(error: Error | DetailedError): CallProblem {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  if (!response) return unreachableProblem(error);
  const said = Refusal.safeParse(parseJson(response.getBody()));
  return problemOf(response.getStatus(), said.data ?? { message: '' });
}

async function hashOf(file: File, signal: AbortSignal | undefined): Promise<Uint8Array> {
  const hash = sha256.create();
  for (let from = 0; from < file.size; from += hashedBytes) {
    signal?.throwIfAborted();
    hash.update(new Uint8Array(await file.slice(from, from + hashedBytes).arrayBuffer()));
  }
  return hash.digest();
}
