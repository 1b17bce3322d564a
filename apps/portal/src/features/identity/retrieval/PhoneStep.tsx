import { CodeField } from '#platform/CodeField.tsx';
import { PhoneField } from '#platform/PhoneField.tsx';
import type { CodeRequest } from '#platform/use-code-request.ts';
import type { Forms } from './use-retrieval-forms.ts';
import { StepForm } from './StepForm.tsx';
import type { Flow } from './use-retrieval-flow.ts';

interface PhoneStepProps {
  flow: Flow;
  forms: Forms;
  code: CodeRequest;
}

/** The code that goes to the telephone of the account. */
export const PhoneStep = ({ flow, forms: { phone }, code }: PhoneStepProps) => (
  <StepForm form={phone} onBack={flow.back}>
    <PhoneField {...phone.field('phone')} />
    <CodeField
      {...phone.field('code')}
      request={code}
      onRequest={() => code.make(phone.values.phone, phone)}
    />
  </StepForm>
);
