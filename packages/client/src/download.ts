import type { Call, Input } from '@portal/contract/call';
import { openEnvelope } from '@portal/contract/envelope';
import type { z } from 'zod';
import { sendWithRecovery } from './send-with-recovery.ts';
import { announceProblem, CallProblem, problemOf } from './problems.ts';
import { parseJson, makeRequest, requestOf, type SendOptions } from './request.ts';

/**
 * Has the browser save what a call answers as a file of this name (spec section 7, "blob download"). An answer that is
 * a message instead is read as one: then nothing is saved.
 * @throws {CallProblem} as `send` does.
 */
export async function download<I extends Input>(
  call: Call<I>,
  input: z.input<I>,
  { name, ...options }: { name: string } & SendOptions,
): Promise<void> {
  try {
    saveFile(name, await sendWithRecovery(call, options, () => fetchFile(call, input, options)));
  } catch (error) {
    if (error instanceof CallProblem && !options.quiet) announceProblem(error);
    throw error;
  }
}

async function fetchFile(
  call: Call,
  input: Record<string, unknown>,
  options: SendOptions,
): Promise<Blob> {
  const { status, blob } = await makeRequest(
    requestOf(call, input, options),
    options,
    async (response) => ({
      status: response.status,
      blob: await response.blob(),
    }),
  );
  if (status < 400 && !blob.type.includes('json')) return blob;
  const opened = openEnvelope(parseJson(await blob.text()));
  throw problemOf(status, opened.ok ? { message: '' } : opened);
}

/** Has the browser save a file. In ASCII: without a Chinese locale a browser saves any other name as "download". */
export function saveFile(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
