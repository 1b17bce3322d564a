import { useSlow } from '../hooks/use-slow.ts';
import type { OptionsStatus } from './OptionsState.tsx';

interface OptionsWaitProps {
  isOpen: boolean;
  status?: OptionsStatus | undefined;
  onRetry?: (() => void) | undefined;
}

/** Tells whether the options of an open select take long, and asks for them again; Enter does that where it can be done. */
export function useOptionsWait({ isOpen, status = 'ready', onRetry }: OptionsWaitProps) {
  const wait = useSlow(isOpen && (status === 'loading' || status === 'more'));
  const retry = onRetry && retryAfter(wait.goOn, onRetry);
  return { wait, retry, canRetry: status === 'failed' || (wait.isSlow && retry !== undefined) };
}

const retryAfter = (goOn: () => void, onRetry: () => void) => (): void => {
  goOn();
  onRetry();
};
