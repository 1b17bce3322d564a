import type { ProofWay } from '@portal/contract/identity/reauthentication';
import { Button } from '@portal/ui/actions/Button';
import { useState } from 'react';
import { knowsPasskeys } from '../passkeys.ts';
import { PasskeyProof } from './PasskeyAuthentication.tsx';
import { proofWords } from './authentication-texts.ts';
import { TypedProof } from './TypedAuthentication.tsx';
import '../second-factor.css';

interface ProofFormProps {
  /** The ways the person has, the easiest first. */
  ways: readonly ProofWay[];
  onProved: () => void;
}

/** Has somebody show that it is they, in one of the ways they have. */
export function ProofForm({ ways, onProved }: ProofFormProps) {
  const open = ways.filter((way) => way !== 'passkey' || knowsPasskeys());
  const [chosen, setChosen] = useState(open[0]);
  if (!chosen)
    return <p className="second-ask">此浏览器没有可用的验证方式，请联系管理员重置二次验证。</p>;
  return (
    <div className="second-proof">
      <p className="second-ask">{proofWords[chosen].ask}</p>
      {chosen === 'passkey' ? (
        <PasskeyProof onProved={onProved} />
      ) : (
        <TypedProof key={chosen} way={chosen} onProved={onProved} />
      )}
      {open.length > 1 && (
        <p className="second-others">
          改用
          {open
            .filter((way) => way !== chosen)
            .map((way) => (
              <Button key={way} kind="text" size="small" onClick={() => setChosen(way)}>
                {proofWords[way].name}
              </Button>
            ))}
        </p>
      )}
    </div>
  );
}
