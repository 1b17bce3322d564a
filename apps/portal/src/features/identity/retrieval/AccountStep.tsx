import { Field } from '@portal/ui/forms/Field';
import type { RetrievalForms } from './use-retrieval-forms.ts';
import { StepForm } from './StepForm.tsx';

/** Step 1: the account. Its existence is not disclosed. */
export const AccountStep = ({ forms: { account } }: { forms: RetrievalForms }) => (
  <StepForm form={account}>
    <Field
      {...account.field('account')}
      label="用户名或手机号"
      autoComplete="username"
      autoCapitalize="off"
      spellCheck={false}
      hint="用户名即工号"
    />
  </StepForm>
);
