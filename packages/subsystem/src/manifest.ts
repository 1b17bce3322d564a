export { Manifest } from '@portal/contract/subsystems/manifest';

/** The version of the contract between shell and subsystems, and of the `@portal/*` modules they share. */
export const sdkVersion = 1;
