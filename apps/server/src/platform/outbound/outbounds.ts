import type { ServiceState } from '@portal/contract/monitoring/connections';
import type { Clock } from '#platform/time/clock.ts';
import { createOutbound, type Outbound, type OutboundParts } from './outbound.ts';

/** A service outside; `name` tells those of a kind apart. */
interface ServiceParts extends Pick<OutboundParts, 'base' | 'timeoutMs'> {
  kind: ServiceState['kind'];
  name?: string;
}

export type Outbounds = ReturnType<typeof createOutbounds>;

/**
 * Keeps one client for each service outside and what it is for, so that whoever asks for that shares its circuit breaker,
 * and its state is seen in one place. A service whose address was changed has a new client.
 */
export function createOutbounds({ clock }: { clock: Clock }) {
  const known = new Map<string, { parts: ServiceParts; client: Outbound }>();

  return {
    /** Returns the client of a service. */
    to(parts: ServiceParts): Outbound {
      const { kind, name = '', ...rest } = parts;
      const service = name === '' ? kind : `${kind} ${name}`;
      const found = known.get(service);
      if (found?.parts.base === parts.base) return found.client;
      const client = createOutbound({ service, clock, ...rest });
      known.set(service, { parts, client });
      return client;
    },

    /** Returns how each service has fared since this node started. */
    states: (): ServiceState[] =>
      Array.from(known.values(), ({ parts: { kind, name = '' }, client }) => ({
        kind,
        name,
        ...client.state(),
      })),
  };
}
