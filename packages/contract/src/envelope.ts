import type { Call } from './call.ts';
import type { Refusal } from './refusals.ts';

/** The main envelope (wire: conventions). `reason` names a refusal for programs; old callers ignore it. */
export interface MainEnvelope {
  success: boolean;
  message: string;
  /** A text where the call has a `successCode` of its own. */
  code: number | string;
  result: unknown;
  /** Milliseconds since 1970. */
  timestamp: number;
  reason?: Refusal;
}

/** The envelope of the mid gateway, with the same name of a refusal beside it. */
export interface GatewayEnvelope {
  code: string;
  data: unknown;
  msg: string;
  reason?: Refusal;
}

export const gatewaySuccess = '00000000';

/** The content of an answer, whichever envelope it came in. */
export type EnvelopeContent =
  | { ok: true; result: unknown }
  | {
      ok: false;
      code: number | string;
      message: string;
      reason?: string;
      /** Data that some refusals bring along, such as the present record of `record.stale`. */
      result?: unknown;
    };

/**
 * Spec section 7: an eight-character code is the gateway's, anything else is the main envelope's. Where a call has a
 * `successCode` of its own, that alone is a success.
 */
export function openEnvelope(
  answer: unknown,
  { successCode }: Pick<Call, 'successCode'> = {},
): EnvelopeContent {
  if (!isRecord(answer)) return { ok: false, code: 500, message: '' };
  if (isGatewayCode(answer['code'])) return openGateway(answer);
  const isOther = successCode !== undefined && answer['code'] !== successCode;
  return openMain(isOther ? { ...answer, success: false } : answer);
}

function openGateway({ code, data, msg, reason }: Record<string, unknown>): EnvelopeContent {
  if (code === gatewaySuccess) return { ok: true, result: data ?? null };
  return {
    ok: false,
    code: textOf(code),
    message: textOf(msg),
    ...(typeof reason === 'string' && { reason }),
  };
}

function openMain({
  success,
  code,
  message,
  result,
  reason,
}: Record<string, unknown>): EnvelopeContent {
  if (success === true) return { ok: true, result: result ?? null };
  return {
    ok: false,
    code: typeof code === 'number' ? code : textOf(code),
    message: textOf(message),
    ...(typeof reason === 'string' && { reason }),
    ...(isRecord(result) && { result }),
  };
}

const isGatewayCode = (code: unknown): boolean =>
  typeof code === 'string' && code.length === gatewaySuccess.length;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
