import { second } from '@portal/common/durations';
import { socketBeatMs } from '@portal/contract/limits';
import { z } from 'zod';

/** The limits and timing of the sockets of open pages. */
export interface LiveConfig {
  /** The number of open sockets per user and per network address, on one node. */
  perPerson: number;
  perAddress: number;
  tickMs: number;
  /** Ticks between two heartbeats of a connection, and between two checks of its session. */
  ticksPerHeartbeat: number;
  ticksPerSessionCheck: number;
}

export const liveVariables = {
  /** The limit per address; a head office may be behind one address. */
  PORTAL_SOCKETS_PER_ADDRESS: z.coerce.number().int().positive().default(5_000),
};

type LiveEnvironment = z.infer<z.ZodObject<typeof liveVariables>>;

const tickMs = second;

export const readLive = ({ PORTAL_SOCKETS_PER_ADDRESS }: LiveEnvironment): LiveConfig => ({
  perPerson: 10,
  perAddress: PORTAL_SOCKETS_PER_ADDRESS,
  tickMs,
  ticksPerHeartbeat: socketBeatMs / tickMs,
  ticksPerSessionCheck: 60,
});
