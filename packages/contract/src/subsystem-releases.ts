import { z } from 'zod';
import { defineCall } from './call.ts';
import { Manifest } from './manifest.ts';
import { SubsystemName } from './subsystems.ts';

/** Action codes: looking at releases, and deciding about them. */
export const releaseActions = {
  list: 'ams:subsystem:list',
  decide: 'ams:subsystem:release',
} as const;

const Version = Manifest.shape.version;

/** Who tries a version before everybody gets it: a share of all people, and whoever works in one of these stores. */
export const Canary = z.object({
  version: Version,
  /** Of a hundred people; the same ones each time they come. */
  percent: z.int().min(0).max(100),
  stores: z.array(z.string().min(1).max(64)).max(2_000),
});
export type Canary = z.infer<typeof Canary>;

const one = { sysType: SubsystemName };
const decision = {
  envelope: 'main',
  admits: 'signed-in',
  action: releaseActions.decide,
  rate: 'write',
} as const;

/** The releases of one subsystem, newest first, and which of them people get. */
export const listReleases = defineCall({
  method: 'GET',
  path: '/sys/subsystem/release/list',
  envelope: 'main',
  admits: 'signed-in',
  action: releaseActions.list,
  input: z.strictObject(one),
  result: z.object({
    current: z.string().nullable(),
    /** What a failing version gives way to, and where rolling back leads. */
    previous: z.string().nullable(),
    canary: Canary.nullable(),
    releases: z.array(
      z.object({
        version: z.string(),
        entry: z.string(),
        /** Milliseconds since 1970. */
        releasedAt: z.number(),
        state: z.enum(['good', 'failed']),
        /** Different people who could not open it. */
        failedFor: z.int(),
      }),
    ),
  }),
  refuses: ['subsystem.unknown'],
  rate: 'read',
});
export type ReleaseList = z.infer<typeof listReleases.result>;

/** Vouches for a build: from now on its files are what these hashes say, or they are refused. Nobody gets it yet. */
export const registerRelease = defineCall({
  ...decision,
  method: 'POST',
  path: '/sys/subsystem/release/add',
  proof: 'fresh',
  /** `manifest` is `subsystem.json` as the build wrote it; `entry` is the address it lies at. */
  input: z.strictObject({
    ...one,
    entry: z.string().min(1).max(512),
    manifest: z.record(z.string(), z.unknown()),
  }),
  result: z.null(),
  refuses: [
    'subsystem.unknown',
    'release.no-program',
    'release.malformed',
    'release.foreign',
    'release.misplaced',
    'release.unproved',
    'release.differs',
    'release.taken',
  ],
});

/** Everybody gets this version at the next entry; what they have open goes on as it is. */
export const switchRelease = defineCall({
  ...decision,
  method: 'PUT',
  path: '/sys/subsystem/release/switch',
  proof: 'fresh',
  input: z.strictObject({ ...one, version: Version }),
  result: z.null(),
  refuses: ['subsystem.unknown', 'release.not-found'],
});

/** Some get this version; a trial that runs already is replaced. */
export const startCanary = defineCall({
  ...decision,
  method: 'PUT',
  path: '/sys/subsystem/release/canary',
  proof: 'fresh',
  input: z.strictObject({ ...one, ...Canary.shape }),
  result: z.null(),
  refuses: [
    'subsystem.unknown',
    'release.not-found',
    'release.store-unknown',
    'release.for-nobody',
  ],
});

/** Ends the trial: everybody gets the current version. Asks for no proof, since it is done in haste. */
export const stopCanary = defineCall({
  ...decision,
  method: 'PUT',
  path: '/sys/subsystem/release/canary/stop',
  input: z.strictObject(one),
  result: z.null(),
  refuses: ['subsystem.unknown'],
});

/** Everybody gets the last good version again. Asks for no proof, since it is done in haste. */
export const rollBackRelease = defineCall({
  ...decision,
  method: 'PUT',
  path: '/sys/subsystem/release/rollBack',
  input: z.strictObject(one),
  result: z.null(),
  refuses: ['subsystem.unknown', 'release.no-previous'],
});

/** What keeps a version from coming up by its own fault. */
export const MountFault = z.enum(['integrity', 'sdk', 'entry', 'css', 'mount', 'timeout']);
export type MountFault = z.infer<typeof MountFault>;

/**
 * The page says that a version did not come up for the person. When it has not for several, everybody gets the last
 * good one.
 */
export const reportFailedMount = defineCall({
  method: 'POST',
  path: '/common/sys/subsystem/failedMount',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  isBackground: true,
  input: z.strictObject({ ...one, version: Version, reason: MountFault }),
  result: z.null(),
  refuses: ['subsystem.disabled', 'subsystem.no-menu'],
  rate: 'write',
});
