// This file and the three commands keep to syntax that Node 12 can read, so that an old Node gets a sentence, not a SyntaxError.

const oldestToBootstrap = 18;

/** Returns whether a Node is too old to fetch the packages; the Node the portal runs on is one of them. */
export function tooOld(version) {
  return Number(version.replace(/^v/, '').split('.')[0]) < oldestToBootstrap;
}

export function refuseOldNode() {
  if (!tooOld(process.version)) return;
  console.error(
    `The portal needs Node ${oldestToBootstrap} or newer to bootstrap, and this is ${process.version}; please install a newer Node (https://nodejs.org).`,
  );
  process.exit(1);
}
