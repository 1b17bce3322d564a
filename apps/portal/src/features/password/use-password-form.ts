import {
  type PasswordForm,
  passwordFormFaults,
  type PasswordRules,
} from '@portal/contract/password-rules';
import { useState } from 'react';
import type { Rejection } from './change-password.ts';

const empty: PasswordForm = { oldpassword: '', password: '', confirmpassword: '' };
type Name = keyof PasswordForm;
const names: readonly Name[] = ['oldpassword', 'password', 'confirmpassword'];

/**
 * What is typed and what is wrong with it. A field is judged from when it was first left, or the form was first sent,
 * and then at every key; the second typing also whenever the first one changes.
 */
export function usePasswordForm(rules: PasswordRules) {
  const [form, setForm] = useState(empty);
  const [judged, setJudged] = useState<ReadonlySet<Name>>(new Set());
  const [rejection, setRejection] = useState<Rejection>();
  const faults = passwordFormFaults(form, rules);

  const errorOf = (name: Name): string | undefined =>
    rejection?.field === name ? rejection.words : judged.has(name) ? faults[name] : undefined;

  return {
    form,
    isSound: Object.keys(faults).length === 0,
    /** What the server said that belongs to no field. */
    alert: rejection && !rejection.field ? rejection.words : undefined,
    judgeAll: () => {
      setRejection(undefined);
      setJudged(new Set(names));
    },
    reject: setRejection,
    /** What a field of the form needs. */
    field: (name: Name) => ({
      name,
      value: form[name],
      error: errorOf(name),
      onChange: ({ target: { value } }: { target: { value: string } }) => {
        setRejection(undefined);
        setForm({ ...form, [name]: value });
      },
      onBlur: () => {
        if (form[name] !== '') setJudged(new Set([...judged, name]));
      },
    }),
  };
}
