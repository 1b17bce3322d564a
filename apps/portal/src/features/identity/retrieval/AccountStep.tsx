import { Field } from '@portal/ui/forms/Field';
import type { Forms } from './use-retrieval-forms.ts';
import { StepForm } from './StepForm.tsx';

/** Which account it is about. Whether there is one is not told. */
export const AccountStep = ({ forms: { account } }: { forms: Forms }) => (
  <StepForm form={account}>
    <Field
      {...account.field('account')}
      label="用户名或手机号"
      autoComplete="username"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={64}
      hint="用户名即工号"
    />
  </StepForm>
);
