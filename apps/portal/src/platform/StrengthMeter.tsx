import type { PasswordStrength } from '@portal/contract/password-rules';

const quarters = [25, 50, 75, 100];

/** How hard a password is to guess, in four parts and one word (spec section 5). */
export const StrengthMeter = ({ percent, word }: PasswordStrength) => (
  <div className="password-meter">
    <meter
      className="sr-only"
      aria-label="密码强度"
      aria-valuetext={`${percent}% ${word}`}
      max={100}
      value={percent}
    />
    <div className="password-meter-bar" aria-hidden="true">
      {quarters.map((quarter) => (
        <span key={quarter} data-reached={percent >= quarter || undefined} />
      ))}
    </div>
    <span aria-hidden="true">{word}</span>
  </div>
);
