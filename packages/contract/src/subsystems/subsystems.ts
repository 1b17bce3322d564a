import { z } from 'zod';
import { defineCall } from '../call.ts';
import { type SubsystemKey, subsystemKeys } from './subsystem-keys.ts';

export const SubsystemName = z.enum(subsystemKeys);

/**
 * The ways to open a subsystem: on our stage (`umd`: an app made for qiankun), in a frame, or elsewhere after single
 * sign-on.
 */
export const SubsystemKind = z.enum(['esm', 'builtin', 'umd', 'iframe', 'sso']);

/** A subsystem as the registry knows it (spec section 3, "Subsystem entry"). */
export const SubsystemEntry = z.object({
  sysType: SubsystemName,
  sysName: z.string(),
  desc: z.string(),
  icon: z.string().nullable(),
  platform: z.string(),
  enabled: z.boolean(),
  /** True when the user has a menu in it. */
  permitted: z.boolean(),
  kind: SubsystemKind,
  /** The address of its manifest, for those on our stage; of the page itself for one without a manifest. */
  entry: z.string().nullable(),
  /** The manifest of the release this person gets, as it was registered: nothing else is loaded then. */
  manifest: z.record(z.string(), z.unknown()).optional(),
  /** Origins that may be handed the person's token, vouched for by an administrator. */
  trustedOrigins: z.array(z.string()),
  /** The address of gims or idss outside the portal, to which users are carried over. */
  address: z.string().optional(),
  /** The authorization request that opens cas or syfs outside the portal. */
  thirdParam: z
    .object({ response_type: z.string(), redirect_uri: z.string(), client_id: z.string() })
    .optional(),
});
export type SubsystemEntry = z.infer<typeof SubsystemEntry>;

export const listSubsystems = defineCall({
  method: 'GET',
  path: '/common/sys/subsystem/list',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  openWhile: ['password'],
  input: z.strictObject({}),
  result: z.array(SubsystemEntry),
  refuses: [],
  comesAlong: true,
  rate: 'read',
});

/** Spec section 7. The star of the switcher: where the person lands after signing in. */
export const updateDefaultSystem = defineCall({
  method: 'PUT',
  path: '/common/sys/userInfo/updateDefaultSystem',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({ defaultSystem: SubsystemName }),
  result: z.null(),
  refuses: ['subsystem.disabled', 'subsystem.no-menu'],
  rate: 'write',
});

export type { SubsystemKey };
