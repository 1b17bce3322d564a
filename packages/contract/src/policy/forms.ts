import { cleanLine } from '@portal/common/typed-text';
import { z } from 'zod';
import { optionalMoment } from '../form-schema.ts';
import { newRoleCode } from './changes.ts';

/** A role that is made or copied; `taken` are the codes that are there already. */
export const newRoleForm = (taken: ReadonlySet<string>) =>
  z.object({
    code: z
      .string()
      .trim()
      .regex(newRoleCode, '小写字母开头，可用小写字母、数字、- 和 _')
      .refine((code) => !taken.has(code), '角色编码已存在'),
    name: z.string().overwrite(cleanLine).min(1, '请输入角色名称').max(40, '最多 40 个字'),
  });

/** People, by work number, who are given a role until a moment, `2026-11-20T08:30`, or for good. */
export const memberForm = z.object({
  people: z.array(z.string()).min(1, '请选择人员'),
  until: optionalMoment,
});

/** The words and the moment of publishing; '' is now. */
export const submitForm = z.object({
  reason: z.string().trim().min(1, '请输入发布说明').max(200, '最多 200 个字'),
  at: optionalMoment,
});
