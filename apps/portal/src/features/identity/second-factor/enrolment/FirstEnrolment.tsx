import { useQueryOf } from '@portal/client/queries';
import type { ReauthenticationMethod } from '@portal/contract/identity/reauthentication';
import { getSecondFactors } from '@portal/contract/identity/second-factor';
import { Segmented } from '@portal/ui/forms/Segmented';
import { useState } from 'react';
import { Enrolment, type Factor } from './Enrolment.tsx';
import { EnrolmentGate } from './EnrolmentGate.tsx';
import { supportsPasskeys } from '../passkeys.ts';
import { AuthenticationForm } from '../authentication/AuthenticationForm.tsx';

const options: readonly { value: Factor; label: string }[] = [
  { value: 'totp', label: '验证器 App' },
  { value: 'passkey', label: '通行密钥' },
];

interface FirstEnrolmentProps {
  /** Freshness of the last authentication, and the methods for another. */
  proof: { isFresh: boolean; ways: readonly ReauthenticationMethod[] };
  onDone: () => void;
}

/** Adds the first second factor before landing, for a user whose role requires one. */
export function FirstEnrolment({ proof: { isFresh, ways }, onDone }: FirstEnrolmentProps) {
  const [phase, setPhase] = useState<'proving' | 'adding' | 'added'>(
    isFresh ? 'adding' : 'proving',
  );
  const [factor, setFactor] = useState<Factor>('totp');
  const { data } = useQueryOf(getSecondFactors, {}, { quiet: true, gcTime: 0 });
  // Brought here by another system's word, and with nothing to show to us.
  if (phase === 'proving' && ways.length === 0) {
    return <p className="second-ask">您的角色要求二次验证，请返回并用工号密码登录后添加。</p>;
  }
  if (phase === 'proving')
    return <AuthenticationForm ways={ways} onAuthenticated={() => setPhase('adding')} />;

  const mayChoose = phase === 'adding' && data?.takesPasskeys && supportsPasskeys();
  return (
    <EnrolmentGate>
      {phase === 'adding' && (
        <p className="second-ask">您的角色要求在密码之外再验证一次，请先添加一种方式。</p>
      )}
      {mayChoose && (
        <Segmented label="验证方式" options={options} value={factor} onChange={setFactor} />
      )}
      <Enrolment key={factor} factor={factor} onAdded={() => setPhase('added')} onDone={onDone} />
    </EnrolmentGate>
  );
}
