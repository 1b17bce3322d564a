import { platforms } from '@portal/contract/subsystems/subsystem-keys';

const positions = new Map<string, number>(platforms.map(({ key }, position) => [key, position]));

/** Returns the position of a platform in lists of subsystems; one the contract does not name comes last. */
export const platformOrder = (platform: string): number =>
  positions.get(platform) ?? positions.size;
