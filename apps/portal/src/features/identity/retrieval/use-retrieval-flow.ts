import { CallProblem } from '@portal/client/problems';
import { useState } from 'react';
import { begin, type Proof, replace, verify } from './calls.ts';
import type { StepNumber } from './Steps.tsx';

/** A proof holds for what was typed when it was given. */
interface Proved extends Proof {
  account: string;
  phone: string;
}

export type Flow = ReturnType<typeof useFlow>;

/** How far one has come, and what the server gave for it. Each way on throws with the words to be shown. */
export function useFlow() {
  const [at, setAt] = useState<StepNumber>(1);
  const [ticket, setTicket] = useState<string>();
  const [proved, setProved] = useState<Proved>();

  return {
    at,
    /** Whose password it is and the rules for it, once that is proved. */
    proof: { policy: proved?.policy ?? 'spec', username: proved?.username ?? '' } as const,
    back: () => setAt(at === 3 ? 2 : 1),

    async chooseAccount(account: string): Promise<void> {
      if (proved?.account !== account) {
        setProved(undefined);
        setTicket(await begin(account));
      }
      setAt(2);
    },

    async provePhone(typed: { account: string; phone: string }, code: string): Promise<void> {
      const isProved = proved?.account === typed.account && proved.phone === typed.phone;
      if (!isProved) {
        // A ticket is good once: who comes back and changes something begins anew.
        const step = ticket ?? (await begin(typed.account));
        const proof = await verify(step, { phone: typed.phone, smscode: code }).catch(
          (problem: unknown) => {
            setTicket(isAboutCode(problem) ? step : undefined);
            throw problem;
          },
        );
        setTicket(undefined);
        setProved({ ...typed, ...proof });
      }
      setAt(3);
    },

    async setPassword(typed: { password: string; again: string }): Promise<void> {
      if (!proved) return;
      await replace(proved.step, typed);
      setAt(4);
    },

    /** The proof is worth nothing any more. */
    startOver(): void {
      setProved(undefined);
      setAt(1);
    },
  };
}

/** A wrong code leaves the ticket as it is. */
const isAboutCode = (problem: unknown): boolean =>
  problem instanceof CallProblem && (problem.reason ?? '').startsWith('phone-code.');
