import { type ReactNode, useState } from 'react';
import type { ShowStep } from './pending-steps.ts';

/** A place for the steps of a sign-in inside a component, and the way to show them there. */
export function useStepPlace(): { step: ReactNode; show: ShowStep } {
  const [step, setStep] = useState<ReactNode>(null);
  const show: ShowStep = async (Step, signedIn) => {
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<ShowStep>>>();
    setStep(
      <Step
        signedIn={signedIn}
        onSettled={(news = {}) => resolve(news)}
        onGiveUp={() => resolve(undefined)}
      />,
    );
    try {
      return await promise;
    } finally {
      setStep(null);
    }
  };
  return { step, show };
}
