import { ContentState } from '../feedback/ContentState.tsx';

/** The state of options that are fetched. `more` says that further ones are on their way. */
export type OptionsStatus = 'loading' | 'more' | 'failed' | 'ready';

interface OptionsStateProps {
  status: OptionsStatus;
  /** Of options that failed: a refusal is told by its own words. */
  problem: unknown;
  count: number;
  /** The options answer something typed. */
  isTyped: boolean;
  wait: { isSlow: boolean; goOn: () => void };
  onRetry: (() => void) | undefined;
}

/** Stands under the options of a field: that they are fetched, take long, could not be, or that none is there or matches. */
export function OptionsState({ status, count, wait, onRetry, ...props }: OptionsStateProps) {
  const { isTyped, problem } = props;
  if (status === 'failed') {
    return <ContentState look="options" condition="failed" error={problem} onRetry={onRetry} />;
  }
  if (status !== 'ready') {
    return (
      <ContentState
        look="options"
        condition={wait.isSlow ? 'slow' : 'loading'}
        onRetry={onRetry}
        onWait={wait.goOn}
      />
    );
  }
  if (count === 0)
    return <ContentState look="options" condition={isTyped ? 'unmatched' : 'empty'} />;
  return <output className="sr-only">{count} 个选项</output>;
}
