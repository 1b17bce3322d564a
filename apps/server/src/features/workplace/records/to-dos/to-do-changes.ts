import { second } from '@portal/common/durations';
import type { Bus } from '#platform/bus/bus.ts';
import { tenantId } from '#platform/database/tenant.ts';
import type { Faults } from '#platform/log/faults.ts';

const topic = 'to-dos';
/** A batch of 200 records, or a busy morning, is one message a second from each node. */
const restMs = second;

/** Records of a type, by its key, that began or ceased to wait in a tenant. */
export interface ToDoChange {
  tenantId: number;
  type: string;
}

export type ToDoChanges = ReturnType<typeof createToDoChanges>;

/** Tells all nodes whose records began or ceased to wait for a step. A lost message is made up for by the next one. */
export function createToDoChanges({ bus, faults }: { bus: Bus; faults: Faults }) {
  const pending = new Map<string, ToDoChange>();
  const changes = new Map<number, number>();
  const listeners: ((change: ToDoChange) => void)[] = [];
  let isResting = false;

  bus.subscribe(topic, ({ tenantId: tenant, type }) => {
    const change = { tenantId: Number(tenant), type: String(type) };
    changes.set(change.tenantId, (changes.get(change.tenantId) ?? 0) + 1);
    for (const listener of listeners) faults.call('broadcast', () => listener(change));
  });

  function publish(): void {
    isResting = pending.size > 0;
    if (!isResting) return;
    for (const change of pending.values()) {
      faults.watch('broadcast', bus.publish(topic, { ...change }));
    }
    pending.clear();
    setTimeout(publish, restMs).unref();
  }

  return {
    /** Notes a committed change of a record in the tenant of the caller. */
    note(type: string): void {
      const change = { tenantId: tenantId(), type };
      pending.set(`${change.tenantId} ${type}`, change);
      if (!isResting) publish();
    },

    /** Calls the listener with each change of any node from now on. */
    onChange: (listen: (change: ToDoChange) => void): void => void listeners.push(listen),

    /** The number of changes this node has heard of in the tenant of the caller; a count made before the last is old. */
    soFar: (): number => changes.get(tenantId()) ?? 0,
  };
}
