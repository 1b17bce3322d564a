import { z } from 'zod';
import { defineCall } from '../call.ts';
import { Manifest } from './manifest.ts';
import { SubsystemKind, SubsystemName } from './subsystems.ts';

/** Action codes: looking at releases, and deciding about them. */
export const releaseActions = {
  list: 'ams:subsystem:list',
  decide: 'ams:subsystem:release',
} as const;

const Version = Manifest.shape.version;

/** The audience of a trial: a share of all people, and everybody who works in one of these stores. */
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

/**
 * The value of `seen` in `listReleases`: a decision is refused when the state has changed since. A script that knows
 * what it wants leaves it out.
 */
const asSeen = { ...one, seen: z.string().max(64).optional() };
const reading = {
  envelope: 'main',
  admits: 'signed-in',
  action: releaseActions.list,
  rate: 'read',
} as const;

const system = {
  ...one,
  sysName: z.string(),
  platform: z.string(),
  kind: SubsystemKind,
  enabled: z.boolean(),
  /** The current version; null where nothing is registered and the files at its entry are loaded. */
  current: z.string().nullable(),
};

const ReleaseState = z.enum(['good', 'failed']);

/** All subsystems, platform by platform, and which version people get of each. */
export const listReleasedSystems = defineCall({
  ...reading,
  method: 'GET',
  path: '/sys/subsystem/release/systems',
  input: z.strictObject({}),
  result: z.array(
    z.object({
      ...system,
      canary: z.object({ version: z.string(), percent: z.int(), stores: z.int() }).nullable(),
      /** The version registered last. */
      newest: z.object({ version: z.string(), state: ReleaseState }).nullable(),
      /** Different people who could not open what everybody gets or what is on trial. */
      failedFor: z.int(),
    }),
  ),
  refuses: [],
});
export type ReleasedSystem = z.infer<typeof listReleasedSystems.result>[number];

const CanaryReach = z.object({
  /** Of those who have a menu in the system, how many get the version on trial. */
  people: z.int(),
  /** The stores of the trial in their order; null where there is no such store. */
  named: z.array(z.object({ storeNo: z.string(), storeName: z.string().nullable() })),
});

/** Counts the people a trial would reach, before it starts. */
export const countCanary = defineCall({
  ...reading,
  method: 'POST',
  path: '/sys/subsystem/release/canary/count',
  input: z.strictObject({ ...one, ...Canary.shape }),
  result: CanaryReach,
  refuses: ['subsystem.unknown'],
});

/** The releases of one subsystem, newest first, and which of them people get. */
export const listReleases = defineCall({
  ...reading,
  method: 'GET',
  path: '/sys/subsystem/release/list',
  input: z.strictObject(one),
  result: z.object({
    ...system,
    /** The version that replaces a failing one, and to which rolling back returns. */
    previous: z.string().nullable(),
    canary: z.object({ ...Canary.shape, ...CanaryReach.shape }).nullable(),
    /** Active people who have a menu in it. */
    people: z.int(),
    /** Stands for how it is now; a decision made by this list carries it. */
    seen: z.string(),
    releases: z.array(
      z.object({
        version: z.string(),
        entry: z.string(),
        /** The number of files. */
        files: z.int(),
        /** Milliseconds since 1970. */
        releasedAt: z.number(),
        /** The name of who registered it; null where the server did, as it started. */
        registeredBy: z.string().nullable(),
        state: ReleaseState,
        /** Different people who could not open it. */
        failedFor: z.int(),
      }),
    ),
  }),
  refuses: ['subsystem.unknown'],
});
export type ReleaseList = z.infer<typeof listReleases.result>;

/** Registers a build: from now on its files have these hashes, or they are refused. It is released to nobody yet. */
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
  input: z.strictObject({ ...asSeen, version: Version }),
  result: z.null(),
  refuses: ['subsystem.unknown', 'release.changed', 'release.not-found'],
});

/** Some get this version; a trial that runs already is replaced. */
export const startCanary = defineCall({
  ...decision,
  method: 'PUT',
  path: '/sys/subsystem/release/canary',
  proof: 'fresh',
  input: z.strictObject({ ...asSeen, ...Canary.shape }),
  result: z.null(),
  refuses: [
    'subsystem.unknown',
    'release.changed',
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
  input: z.strictObject(asSeen),
  result: z.null(),
  refuses: ['subsystem.unknown', 'release.changed'],
});

/** Everybody gets the last good version again. Asks for no proof, since it is done in haste. */
export const rollBackRelease = defineCall({
  ...decision,
  method: 'PUT',
  path: '/sys/subsystem/release/rollBack',
  input: z.strictObject(asSeen),
  result: z.null(),
  refuses: ['subsystem.unknown', 'release.changed', 'release.no-previous'],
});
