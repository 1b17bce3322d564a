import { email, mobile } from '@portal/contract/field-rules';
import { ruled } from '@portal/contract/text';
import { z } from 'zod';
import type { CellColumn } from './list-subject.ts';

const words = (label: string, most: number): string => `${label}最多 ${most} 个字符`;

export const requiredCell = (label: string, most: number): CellColumn => ({
  label,
  isRequired: true,
  check: z.string().max(most, words(label, most)),
});

/** A number or code that other rows refer to. */
export const codeCell = (label: string, most = 32): CellColumn => ({
  label,
  isRequired: true,
  check: z
    .string()
    .max(most, words(label, most))
    .regex(/^[\w.-]+$/, `${label}只允许字母、数字、下划线、点和短横线`),
});

export const optionalCell = (label: string, most: number): CellColumn => ({
  label,
  check: z.string().max(most, words(label, most)).optional(),
});

export const countCell = (label: string, most = 9_999): CellColumn => ({
  label,
  check: z
    .string()
    .regex(/^\d+$/, `${label}应为整数`)
    .transform(Number)
    .pipe(z.int().max(most, `${label}最大为 ${most}`))
    .optional(),
});

/** One of a few values, by its name in a cell. */
export const choiceCell = (
  label: string,
  values: Readonly<Record<string, string>>,
  { isRequired = false } = {},
): CellColumn => {
  const names = Object.keys(values);
  const check = z
    .string()
    .refine((name) => Object.hasOwn(values, name), `${label}为 ${names.join('、')}`)
    .transform((name) => values[name] ?? '');
  return { label, isRequired, choices: names, check: isRequired ? check : check.optional() };
};

/** Several codes in one cell. */
export const codesCell = (label: string): CellColumn => ({
  label,
  check: z
    .string()
    .transform((text) => text.split(/[、,，;；\s]+/).filter(Boolean))
    .optional(),
});

export const mobileCell: CellColumn = { label: '手机号', check: ruled(mobile).optional() };
export const emailCell: CellColumn = { label: '邮箱', check: ruled(email).optional() };
