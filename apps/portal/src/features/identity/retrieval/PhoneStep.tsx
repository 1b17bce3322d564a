import { CodeField } from '#platform/parts/CodeField.tsx';
import { PhoneField } from '#platform/parts/PhoneField.tsx';
import type { CodeRequest } from '#platform/parts/use-code-request.ts';
import type { RetrievalForms } from './use-retrieval-forms.ts';
import { StepForm } from './StepForm.tsx';
import type { RetrievalFlow } from './use-retrieval-flow.ts';

interface PhoneStepProps {
  flow: RetrievalFlow;
  forms: RetrievalForms;
  code: CodeRequest;
}

/** Step 2: the code sent to the account's telephone. */
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
