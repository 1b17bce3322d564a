import { useState } from 'react';
import { PasskeyForm } from './PasskeyRegistrationForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { TotpForm } from './TotpForm.tsx';
import '../second-factor.css';

export type Factor = 'totp' | 'passkey';

interface EnrolmentProps {
  factor: Factor;
  /** The factor is added, whether or not its recovery codes are kept yet. */
  onAdded?: () => void;
  onDone: () => void;
}

/** Adds a second factor, and has the recovery codes kept that come with the first. */
export function Enrolment({ factor, onAdded, onDone }: EnrolmentProps) {
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;

  const added = (recoveryCodes: string[]) => {
    onAdded?.();
    if (recoveryCodes.length > 0) setCodes(recoveryCodes);
    else onDone();
  };
  return factor === 'totp' ? <TotpForm onAdded={added} /> : <PasskeyForm onAdded={added} />;
}
