import { encodeCall, type Call, type Input } from '@portal/contract/call';
import {
  type WorkContext,
  contextHeaders,
  emptyContext,
  contextVersion,
} from '@portal/contract/workplace/work-context';
import { isDictionaryPath } from '@portal/contract/workplace/dictionaries';
import { apiBase, fixedBusinessGroup, headerNames, sysType } from '@portal/contract/headers';
import type { z } from 'zod';

/** From where and as whom calls are made; what is left out is not sent. */
export interface RequestOptions {
  clock: { now: () => Date };
  device?: string | undefined;
  token?: string | undefined;
  workNo?: string | undefined;
  tenantId?: number | undefined;
  /** The context of the tab. */
  chosen?: Partial<WorkContext> | undefined;
}

/** A request as the portal would send it, for whatever carries it. */
export interface PlainRequest {
  method: Call['method'];
  /** Path and query, from the root. */
  url: string;
  headers: Record<string, string>;
  /** JSON. */
  body?: string;
}

export function requestOf<I extends Input>(
  call: Call<I>,
  input: z.input<I>,
  standing: RequestOptions,
): PlainRequest {
  const { url, body, headers } = encodeCall(call, input);
  return {
    method: call.method,
    url: stamped(call, call.envelope === 'bare' ? url : apiBase + url, standing),
    headers: {
      ...headersOf(standing),
      ...headers,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  };
}

/** The headers of spec section 7, and what the tab has chosen. */
export function headersOf(standing: RequestOptions): Record<string, string> {
  const { clock, device, token, workNo, tenantId = 0, chosen } = standing;
  return {
    [headerNames.sysType]: sysType,
    [headerNames.businessGroup]: fixedBusinessGroup,
    [headerNames.timestamp]: String(clock.now().getTime()),
    [headerNames.tenant]: String(tenantId),
    ...(device !== undefined && { [headerNames.device]: device }),
    ...(workNo !== undefined && { [headerNames.workNo]: workNo }),
    ...(token !== undefined && { [headerNames.token]: token }),
    ...(chosen && claimsOf({ ...emptyContext, ...chosen })),
  };
}

const claimsOf = (chosen: WorkContext): Record<string, string> => ({
  ...contextHeaders(chosen),
  [headerNames.contextVersion]: contextVersion(chosen),
});

/** Spec section 7: every GET but those for dictionaries carries the time, in seconds. */
function stamped({ method }: Call, url: string, { clock }: RequestOptions): string {
  if (method !== 'GET' || isDictionaryPath(url)) return url;
  return `${url}${url.includes('?') ? '&' : '?'}_t=${Math.floor(clock.now().getTime() / 1_000)}`;
}
