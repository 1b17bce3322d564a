import { cleanLine } from '@portal/common/typed-text';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { SubsystemName } from '../subsystems/subsystems.ts';
import { isServiceAddress } from '../text.ts';
import { systemActions } from './system-entries.ts';

/** Ways in which the portal says who it is to the Actuator of a system. */
export const actuatorWays = ['none', 'basic', 'bearer'] as const;

/** The address below which `health`, `info` and `metrics` lie. */
const Address = z
  .string()
  .overwrite(cleanLine)
  .max(500)
  .refine(isServiceAddress, '请输入以 https:// 开头的地址；只有本机可以用 http://')
  .regex(/^https?:\/\/[^/?#@]+(?:\/[^?#@]*)?$/, '地址不能含有用户名、? 或 #');

const fields = {
  key: SubsystemName,
  address: Address,
  way: z.enum(actuatorWays),
  /** For `basic` alone. */
  username: z
    .string()
    .overwrite(cleanLine)
    .max(100)
    .regex(/^[^:]*$/, '用户名不能含有冒号'),
  /** Raised by each save; 0 before the first. */
  version: z.int().min(0),
};

/** The visible part of a registration: never its secret. */
const SystemActuator = z.object({ ...fields, address: z.string(), username: z.string() });
export type SystemActuator = z.infer<typeof SystemActuator>;

export const SystemActuatorFields = z
  .strictObject({
    ...fields,
    /** The password or the token. Empty for the one that is kept, as long as it goes to the same place. */
    secret: z
      .string()
      .max(500)
      .regex(/^[\x21-\x7e]*$/, '只能是不含空格的英文、数字和符号'),
  })
  .refine(({ way, username }) => way !== 'basic' || username !== '', {
    path: ['username'],
    error: '请输入用户名',
  });
export type SystemActuatorFields = z.infer<typeof SystemActuatorFields>;

const desk = { envelope: 'main', admits: 'signed-in' } as const;
const changing = { ...desk, action: systemActions.edit, rate: 'write', proof: 'fresh' } as const;

/** The systems whose Actuator is registered. */
export const listSystemActuators = defineCall({
  ...desk,
  method: 'GET',
  path: '/sys/subsystem/actuators',
  action: systemActions.list,
  input: z.strictObject({}),
  result: z.array(SystemActuator),
  refuses: ['installation.elsewhere'],
  rate: 'read',
});

/** Registers the Actuator of a system. Where address, way or user changes, its secret has to be written again. */
export const saveSystemActuator = defineCall({
  ...changing,
  method: 'PUT',
  path: '/sys/subsystem/actuator',
  input: SystemActuatorFields,
  result: z.null(),
  says: '监控地址已保存',
  refuses: [
    'system.not-found',
    'system.changed',
    'actuator.secret-needed',
    'installation.elsewhere',
  ],
});

/** Removes the registration of an Actuator, with its secret. */
export const deleteSystemActuator = defineCall({
  ...changing,
  method: 'DELETE',
  path: '/sys/subsystem/actuator',
  input: z.strictObject({ key: SubsystemName }),
  result: z.null(),
  says: '监控地址已删除',
  refuses: ['system.not-found', 'installation.elsewhere'],
});
