import { Button } from '../actions/Button.tsx';

/** The state of options that are fetched. `more` says that further ones are on their way. */
export type OptionsStatus = 'loading' | 'more' | 'failed' | 'ready';

interface OptionsStateProps {
  status: OptionsStatus;
  count: number;
  onRetry: (() => void) | undefined;
}

/** Stands under the options of a field: that they are fetched, could not be, or that none matches. */
export function OptionsState({ status, count, onRetry }: OptionsStateProps) {
  if (status === 'failed') {
    return (
      <div className="ui-options-state" role="alert">
        <span>选项没有取到</span>
        {onRetry && (
          <Button onPointerDown={(event) => event.preventDefault()} onClick={onRetry}>
            重试
          </Button>
        )}
      </div>
    );
  }
  const words = status === 'ready' ? (count === 0 ? '没有匹配的选项' : '') : '正在加载选项';
  return (
    <output className={words === '' ? 'sr-only' : 'ui-options-state'}>
      {words || `${count} 个选项`}
    </output>
  );
}
