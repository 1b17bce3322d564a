import { type PasswordPolicy, passwordStrength } from '@portal/contract/identity/password-rules';
import './strength-meter.css';

const quarters = [25, 50, 75, 100];

interface StrengthMeterProps {
  password: string;
  policy: PasswordPolicy;
}

/** Shows the strength of a password in four parts and one word (spec section 5). */
export function StrengthMeter({ password, policy }: StrengthMeterProps) {
  const { percent, word } = passwordStrength(password, policy);
  // Nothing is judged before there is something.
  const judgement = password === '' ? '' : word;
  return (
    <div className="strength-meter">
      <meter
        className="sr-only"
        aria-label="密码强度"
        aria-valuetext={password === '' ? '尚未填写' : `${percent}% ${word}`}
        max={100}
        value={percent}
      />
      <div className="strength-meter-bar" aria-hidden="true">
        {quarters.map((quarter) => (
          <span key={quarter} data-reached={percent >= quarter || undefined} />
        ))}
      </div>
      <span aria-hidden="true">{judgement}</span>
    </div>
  );
}
