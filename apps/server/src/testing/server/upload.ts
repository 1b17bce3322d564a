import {
  finishUpload,
  type FileInfo,
  uploadPartMost,
  uploadsPath,
} from '@portal/contract/files/files';
import type { LightMyRequestResponse } from 'fastify';
import { createHash } from 'node:crypto';
import type { Person, World } from '#testing/world.ts';

const tus = { 'tus-resumable': '1.0.0' };

export const sha256Of = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** Begins an upload; its address is in the header `location`. */
export const beginUpload = (
  world: Pick<World, 'inject'>,
  { headers }: Pick<Person, 'headers'>,
  { name, size }: { name: string; size: number },
): Promise<LightMyRequestResponse> =>
  world.inject({
    method: 'POST',
    url: uploadsPath,
    headers: {
      ...headers,
      ...tus,
      'upload-length': String(size),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
    },
  });

/** Sends bytes of an upload from an offset. */
export const sendPart = (
  world: Pick<World, 'inject'>,
  { headers }: Pick<Person, 'headers'>,
  { url, offset, bytes }: { url: string; offset: number; bytes: Uint8Array },
): Promise<LightMyRequestResponse> =>
  world.inject({
    method: 'PATCH',
    url,
    headers: {
      ...headers,
      ...tus,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    payload: Buffer.from(bytes),
  });

/** Asks how far an upload has come. */
export const offsetOf = async (
  world: Pick<World, 'inject'>,
  { headers }: Pick<Person, 'headers'>,
  url: string,
): Promise<number> => {
  const reply = await world.inject({ method: 'HEAD', url, headers: { ...headers, ...tus } });
  return Number(reply.headers['upload-offset'] ?? Number.NaN);
};

export const idIn = (url: string): string => url.split('/').at(-1) ?? '';

/** Uploads a file, in as few parts as a server takes, and makes it ready for a record. */
export async function uploadFile(
  world: Pick<World, 'inject'>,
  person: Person,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<FileInfo> {
  const begun = await beginUpload(world, person, { name, size: bytes.length });
  const url = String(begun.headers.location);
  for (let offset = 0; offset < bytes.length; offset += uploadPartMost) {
    const part = bytes.subarray(offset, offset + uploadPartMost);
    await sendPart(world, person, { url, offset, bytes: part });
  }
  return person.call(finishUpload, { id: idIn(url), sha256: sha256Of(bytes) });
}
