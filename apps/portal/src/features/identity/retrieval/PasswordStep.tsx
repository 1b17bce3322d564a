import { Field } from '@portal/ui/forms/Field';
import { NewPasswordFields } from '#platform/parts/NewPasswordFields.tsx';
import type { RetrievalForms } from './use-retrieval-forms.ts';
import { StepForm } from './StepForm.tsx';
import type { RetrievalFlow } from './use-retrieval-flow.ts';

/** Step 3: the new password, twice, below the account's read-only name. */
export const PasswordStep = ({
  flow,
  forms: { password },
}: {
  flow: RetrievalFlow;
  forms: RetrievalForms;
}) => (
  <StepForm form={password} onBack={flow.back}>
    <Field
      label="用户名"
      name="username"
      autoComplete="username"
      className="retrieval-account"
      readOnly
      value={flow.proof.username}
    />
    <NewPasswordFields
      policy={flow.proof.policy}
      password={password.field('password')}
      again={password.field('again')}
    />
  </StepForm>
);
