import { z } from 'zod';
import { defineCall } from '../call.ts';
import { requiredText } from '../form-schema.ts';
import { type PlatformKey, platforms } from '../subsystems/subsystem-keys.ts';
import { SubsystemName } from '../subsystems/subsystems.ts';
import { changes } from './changes.ts';

/** Actions of administrators who look after the entries of systems in the switcher. */
export const systemActions = { list: 'ams:system:list', edit: 'ams:system:edit' } as const;

const keys = platforms.map(({ key }): PlatformKey => key);
const Platform = z.enum(keys);

const fields = {
  name: requiredText('名称', { most: 20 }),
  description: requiredText('说明', { most: 60 }),
  platform: Platform,
  enabled: z.boolean(),
};

export const SystemEntry = z.object({
  key: SubsystemName,
  name: z.string(),
  description: z.string(),
  platform: Platform,
  enabled: z.boolean(),
  version: z.int(),
});
export type SystemEntry = z.infer<typeof SystemEntry>;

const desk = { envelope: 'main', admits: 'signed-in' } as const;
const reading = { ...desk, method: 'GET', action: systemActions.list, rate: 'read' } as const;
const changing = { ...desk, method: 'PUT', action: systemActions.edit, rate: 'write' } as const;

/** The systems in the order of the switcher. */
export const listSystemEntries = defineCall({
  ...reading,
  path: '/sys/subsystem/entries',
  input: z.strictObject({}),
  result: z.array(SystemEntry),
  refuses: [],
});

/** Changes the entry of a system for everybody; one that is off is shown as not connected, and its pages are closed. */
export const saveSystemEntry = defineCall({
  ...changing,
  path: '/sys/subsystem/entry',
  input: z.strictObject({ key: SubsystemName, ...fields, version: z.int() }),
  result: z.null(),
  says: '系统入口已保存',
  refuses: ['system.not-found', 'system.changed', 'system.needed', 'installation.elsewhere'],
});

/** Puts the systems into an order. */
export const orderSystemEntries = defineCall({
  ...changing,
  path: '/sys/subsystem/order',
  input: z.strictObject({ keys: z.array(SubsystemName).min(1).max(50) }),
  result: z.null(),
  refuses: ['system.not-found', 'installation.elsewhere'],
});

export const listSystemChanges = defineCall({
  ...reading,
  path: '/sys/subsystem/changes',
  input: changes.input,
  result: changes.result,
  refuses: [],
});
