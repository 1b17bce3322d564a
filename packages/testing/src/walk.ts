/** True in `npm run walk`, where what the proof does a few times is done as often as anybody ever may. */
const isWalk = process.env['PORTAL_WALK'] === '1';

/** Chooses how often, or for which cases, something is done: in the proof of each change, and in the long walk. */
export const walked = <T>({ proof, walk }: { proof: T; walk: T }): T => (isWalk ? walk : proof);
