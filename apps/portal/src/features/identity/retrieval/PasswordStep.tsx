import { Field } from '@portal/ui/forms/Field';
import { NewPasswordFields } from '#platform/NewPasswordFields.tsx';
import type { Forms } from './use-retrieval-forms.ts';
import { StepForm } from './StepForm.tsx';
import type { Flow } from './use-retrieval-flow.ts';

/** The new password, twice; whose it is stands above and cannot be changed. */
export const PasswordStep = ({ flow, forms: { password } }: { flow: Flow; forms: Forms }) => (
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
