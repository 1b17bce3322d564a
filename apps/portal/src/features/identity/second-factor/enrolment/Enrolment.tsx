import { useState } from 'react';
import { PasskeyRegistrationForm } from './PasskeyRegistrationForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { TotpForm } from './TotpForm.tsx';
import '../second-factor.css';

export type Factor = 'totp' | 'passkey';

interface EnrolmentProps {
  factor: Factor;
  /** Called once the factor is added, before its recovery codes are saved. */
  onAdded?: () => void;
  onDone: () => void;
}

/** Adds a second factor, then shows the recovery codes that come with the first. */
export function Enrolment({ factor, onAdded, onDone }: EnrolmentProps) {
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />;

  const added = (recoveryCodes: string[]) => {
    onAdded?.();
    if (recoveryCodes.length > 0) setCodes(recoveryCodes);
    else onDone();
  };
  return factor === 'totp' ? (
    <TotpForm onAdded={added} />
  ) : (
    <PasskeyRegistrationForm onAdded={added} />
  );
}
