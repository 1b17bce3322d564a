import { queryOf } from '@portal/client/queries';
import type { ProofWay } from '@portal/contract/identity/reauthentication';
import { getSecondFactors } from '@portal/contract/identity/second-factor';
import { Segmented } from '@portal/ui/forms/Segmented';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Enrolment, type Factor } from './Enrolment.tsx';
import { EnrolmentGate } from './EnrolmentGate.tsx';
import { knowsPasskeys } from '../passkeys.ts';
import { ProofForm } from '../authentication/AuthenticationForm.tsx';

const options: readonly { value: Factor; label: string }[] = [
  { value: 'totp', label: '验证器 App' },
  { value: 'passkey', label: '通行密钥' },
];

interface FirstEnrolmentProps {
  /** Whether they have to show first that it is they, and how they could. */
  proof: { isFresh: boolean; ways: readonly ProofWay[] };
  onDone: () => void;
}

/** Has somebody whose role asks for a second factor choose their first and add it, before they land. */
export function FirstEnrolment({ proof: { isFresh, ways }, onDone }: FirstEnrolmentProps) {
  const [phase, setPhase] = useState<'proving' | 'adding' | 'added'>(
    isFresh ? 'adding' : 'proving',
  );
  const [factor, setFactor] = useState<Factor>('totp');
  const { data } = useQuery({ ...queryOf(getSecondFactors, {}, { quiet: true }), gcTime: 0 });
  // Brought here by another system's word, and with nothing to show to us.
  if (phase === 'proving' && ways.length === 0) {
    return <p className="second-ask">您的角色要求二次验证，请返回并用工号密码登录后添加。</p>;
  }
  if (phase === 'proving') return <ProofForm ways={ways} onProved={() => setPhase('adding')} />;

  const mayChoose = phase === 'adding' && data?.takesPasskeys && knowsPasskeys();
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
