import { socketBeatMs } from '@portal/contract/limits';
import { z } from 'zod';

/** What the sockets of open pages are held to. */
export interface LiveConfig {
  /** Open at once, of one person and from one network address, on one node. */
  perPerson: number;
  perAddress: number;
  tickMs: number;
  /** In ticks: how often each is spoken to, and how often its session is looked up. */
  beatEvery: number;
  lookEvery: number;
}

export const liveVariables = {
  /** A head office may be behind one address. */
  PORTAL_SOCKETS_PER_ADDRESS: z.coerce.number().int().positive().default(5_000),
};

type LiveEnvironment = z.infer<z.ZodObject<typeof liveVariables>>;

const tickMs = 1_000;

export const readLive = ({ PORTAL_SOCKETS_PER_ADDRESS }: LiveEnvironment): LiveConfig => ({
  perPerson: 10,
  perAddress: PORTAL_SOCKETS_PER_ADDRESS,
  tickMs,
  beatEvery: socketBeatMs / tickMs,
  lookEvery: 60,
});
