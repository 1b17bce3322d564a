import { platforms } from '@portal/contract/subsystems/subsystem-keys';

const places = new Map<string, number>(platforms.map(({ key }, place) => [key, place]));

/** Where systems of a platform come in a list of all; a platform the contract does not name comes last. */
export const placeOfPlatform = (platform: string): number => places.get(platform) ?? places.size;
