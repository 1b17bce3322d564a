import type { Call, Input } from '@portal/contract/call';
import { openEnvelope } from '@portal/contract/envelope';
import type { z } from 'zod';
import { type PlainRequest, requestOf, type RequestOptions } from './request.ts';

/** Carries a request to a server, over a network or not, and brings back what it said. */
export type Exchange = (request: PlainRequest) => Promise<{ status: number; text: string }>;

export type MakeCall = <I extends Input, R extends z.ZodType>(
  call: Call<I, R>,
  input: z.input<I>,
) => Promise<z.infer<R>>;

/** Makes the contract's calls as the portal does in a browser; rejects with the name of the refusal, and its words as cause. */
export const callsOver =
  (exchange: Exchange, standing: RequestOptions): MakeCall =>
  async (call, input) => {
    const { status, text } = await exchange(requestOf(call, input, standing));
    if (call.envelope === 'bare' && status === 200) {
      return call.result.parse(/^[[{]/.test(text) ? JSON.parse(text) : text);
    }
    if (call.envelope === 'csv' && status === 200) return call.result.parse(rowsOf(text));
    const opened = openEnvelope(JSON.parse(text), call);
    if (!opened.ok) {
      throw new Error(opened.reason ?? opened.message, { cause: opened.message });
    }
    return call.result.parse(opened.result);
  };

/** The way to a running server. */
export const overHttp =
  (origin: string): Exchange =>
  async ({ method, url, headers, body }) => {
    const response = await fetch(origin + url, { method, headers, ...(body && { body }) });
    return { status: response.status, text: await response.text() };
  };

/** The cells of a table as they were sent; a line break inside one is more than the tests have need of. */
const rowsOf = (text: string): string[][] =>
  text
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .slice(0, -1)
    .map((line) =>
      Array.from(
        line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g),
        ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
      ),
    );
