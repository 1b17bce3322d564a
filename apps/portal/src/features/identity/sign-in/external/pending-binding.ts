import type { PendingLogin } from '@portal/contract/identity/external-sign-in';

let pending: PendingLogin | undefined;

/** Returns the external identity that the next sign-in by work number binds, if one is pending. */
export const pendingBinding = (): PendingLogin | undefined => pending;

export function setPendingBinding(pendingLogin: PendingLogin | undefined): void {
  pending = pendingLogin;
}
