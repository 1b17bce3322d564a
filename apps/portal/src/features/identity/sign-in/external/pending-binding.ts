import type { Arrival } from '@portal/contract/identity/external-sign-in';

let pending: Arrival | undefined;

/** Returns the external identity that the next sign-in by work number binds, if one is pending. */
export const pendingBinding = (): Arrival | undefined => pending;

export function setPendingBinding(arrival: Arrival | undefined): void {
  pending = arrival;
}
