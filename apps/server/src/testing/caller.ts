import { addressed, type Call, type Input } from '@portal/contract/call';
import { isDictionaryPath } from '@portal/contract/dictionaries';
import { openEnvelope } from '@portal/contract/envelope';
import { apiBase, fixedBusinessGroup, headerNames, sysType } from '@portal/contract/headers';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Clock } from '#platform/clock';

/** From where and as whom calls are made; what is left out is not sent. */
export interface Standing {
  clock: Clock;
  address?: string | undefined;
  device?: string | undefined;
  token?: string | undefined;
  workNo?: string | undefined;
  tenantId?: number | undefined;
}

export type MakeCall = <I extends Input, R extends z.ZodType>(
  call: Call<I, R>,
  input: z.input<I>,
) => Promise<z.infer<R>>;

/** Makes the contract's calls as the portal does in a browser; rejects with the name of the refusal as message. */
export const callsOn =
  (app: FastifyInstance, standing: Standing): MakeCall =>
  async (call, input) => {
    const { url, body, headers } = addressed(call, input);
    const reply = await app.inject({
      method: call.method,
      url: withTimeStamp(call, call.envelope === 'bare' ? url : apiBase + url, standing.clock),
      headers: { ...headersOf(standing), ...headers },
      ...(standing.address !== undefined && { remoteAddress: standing.address }),
      ...(body && { payload: body }),
    });
    if (call.envelope === 'bare' && reply.statusCode === 200) {
      const isText = String(reply.headers['content-type']).startsWith('text/plain');
      return call.result.parse(isText ? reply.body : reply.json());
    }
    const opened = openEnvelope(reply.json());
    if (!opened.ok) throw new Error(opened.reason ?? opened.message);
    return call.result.parse(opened.result);
  };

/** The headers of spec section 7. */
export function headersOf(standing: Standing): Record<string, string> {
  const { clock, device, token, workNo, tenantId = 0 } = standing;
  return {
    [headerNames.sysType]: sysType,
    [headerNames.businessGroup]: fixedBusinessGroup,
    [headerNames.timestamp]: String(clock.now().getTime()),
    [headerNames.tenant]: String(tenantId),
    ...(device !== undefined && { [headerNames.device]: device }),
    ...(workNo !== undefined && { [headerNames.workNo]: workNo }),
    ...(token !== undefined && { [headerNames.token]: token }),
  };
}

/** Spec section 7: every GET but those for dictionaries carries the time, in seconds. */
function withTimeStamp({ method }: Call, url: string, clock: Clock): string {
  if (method !== 'GET' || isDictionaryPath(url)) return url;
  const seconds = Math.floor(clock.now().getTime() / 1_000);
  return `${url}${url.includes('?') ? '&' : '?'}_t=${seconds}`;
}
