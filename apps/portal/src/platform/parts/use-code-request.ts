import { send } from '@portal/client/send';
import { cleanPhone } from '@portal/common/typed-text';
import { mobile as complaintAbout } from '@portal/contract/field-rules';
import { phoneCode } from '@portal/contract/limits';
import { requestCode } from '@portal/contract/identity/phone';
import { useEffect, useRef, useState } from 'react';
import { startCountdown } from '../time/countdown.ts';

/** The form that requests the code; it has a field `phone`. */
interface CodeRequestForm {
  validate: (name: 'phone') => void;
  reject: (problem: unknown) => void;
}

/** The purpose of the code, as `smsmode` has it: to register, to retrieve a password. */
type CodePurpose = '1' | '2';

export type CodeRequest = ReturnType<typeof useCodeRequest>;

/** Requests codes by SMS, at most one a minute. */
export function useCodeRequest(smsmode: CodePurpose) {
  const [isAsking, setIsAsking] = useState(false);
  const [wasMade, setWasMade] = useState(false);
  const [secondsLeft, setSecondsLeft] = useState(0);
  const stop = useRef<() => void>(undefined);
  // The countdown is a browser timer: it ends with its page.
  useEffect(() => () => stop.current?.(), []);

  return {
    secondsLeft,
    /** True once a code was requested on this page. */
    wasMade,
    isResting: isAsking || secondsLeft > 0,

    /** Requests a code for a number; shows errors in the form. */
    async make(typed: string, form: CodeRequestForm): Promise<boolean> {
      const mobile = cleanPhone(typed);
      if (complaintAbout(mobile)) {
        form.validate('phone');
        return false;
      }
      setIsAsking(true);
      try {
        await send(requestCode, { mobile, smsmode }, { quiet: true });
      } catch (problem) {
        form.reject(problem);
        return false;
      } finally {
        setIsAsking(false);
      }
      setWasMade(true);
      stop.current = startCountdown(phoneCode.againMs, setSecondsLeft);
      return true;
    },
  };
}
