import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { z } from 'zod';
import { refuse } from '#platform/http/refuse.ts';
import { type Outbound, OutboundError } from '#platform/outbound/outbound.ts';
import type { Outbounds } from '#platform/outbound/outbounds.ts';

/** A system with the address of its Actuator; the registration of systems passes it in. */
export interface WatchedSystem {
  key: SubsystemKey;
  name: string;
  address: string;
  version: number;
  /** Null where the secret for it cannot be read. */
  headers: Record<string, string> | null;
}

/**
 * Asks the Actuators of systems, each by a client of its own whose circuit breaker leaves one that is down alone. An
 * answer of another shape is none; each failure is one sentence that names the system and repeats none of its words.
 */
export function createAskActuator({ outbounds }: { outbounds: Outbounds }) {
  const wayTo = ({ key, address }: WatchedSystem): Outbound =>
    outbounds.to({ kind: 'actuator', name: key, base: address });

  return async function ask<Shape extends z.ZodType>(
    system: WatchedSystem,
    path: `/${string}`,
    shape: Shape,
  ): Promise<z.infer<Shape>> {
    const { headers } = system;
    if (headers === null) return fail(system, '的凭据无法读取，请在「系统入口」中重新登记');
    const text = await wayTo(system)
      .ask({ path, headers, ...(path === '/health' && { alsoAnswers: downStatus }) })
      .catch((error: unknown) => failed(system, error));
    const read = shape.safeParse(parsed(text));
    return read.success ? read.data : fail(system, '的应答不是 Actuator 的格式');
  };
}

/** Spring Boot's status for a health that is not UP. */
const downStatus = 503;

/** Says whether an Actuator has answered that it has no such thing. */
export const isNotThere = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof OutboundError && error.cause.status === 404;

function fail({ name }: WatchedSystem, words: string, cause?: unknown): never {
  return refuse('actuator.failed', { message: `「${name}」${words}`, cause });
}

function failed(system: WatchedSystem, error: unknown): never {
  if (!(error instanceof OutboundError)) throw error;
  const { kind, status } = error;
  const { name } = system;
  if (kind === 'refused') return fail(system, wordsOf(status), error);
  return refuse('actuator.silent', {
    message: {
      timeout: `「${name}」没有在 3 秒内应答，可能正忙`,
      unreachable: `连接不上「${name}」，可能已停止运行，或要求跳转到别处`,
      resting: `「${name}」连续多次没有应答，半分钟内不再询问`,
    }[kind],
    cause: error,
  });
}

function wordsOf(status: number | undefined): string {
  if (status === undefined) return '的应答超过 256 KB，没有读取';
  if (status === 401 || status === 403) return `不接受登记的凭据（${status}）`;
  if (status === 404) return '登记的地址上没有 Actuator（404）';
  return `应答了错误状态 ${status}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
