import type { Arrival } from '@portal/contract/identity/external-sign-in';

let waiting: Arrival | undefined;

/** Whom the next sign-in by work number is to be bound to: someone a service outside has vouched for. */
export const arrivalToBind = (): Arrival | undefined => waiting;

export function waitForBinding(arrival: Arrival | undefined): void {
  waiting = arrival;
}
