import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { refusalOf } from '../forms/refusal.ts';
import { Empty } from './Empty.tsx';
import './content-state.css';

/** The reason that no content is shown, or not all of it. `failed` tells a refusal by its error. */
type ContentCondition = 'loading' | 'slow' | 'failed' | 'denied' | 'empty' | 'unmatched';

interface ContentStateProps {
  condition: ContentCondition;
  /** As a place of a page, or as a line under the options of a field. */
  look?: 'page' | 'options';
  /** Replaces the usual words of the condition; a refusal keeps its own. */
  text?: string | undefined;
  retryText?: string | undefined;
  /** Of a failure: a refusal, a missing permission and a missing record are told by their own words. */
  error?: unknown;
  /** Asks again. */
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
  /** Goes on waiting for what is slow. */
  onWait?: (() => void) | undefined;
  /** Takes back what nothing matches. */
  onClear?: (() => void) | undefined;
}

const usualWords: Record<'page' | 'options', Record<ContentCondition, string>> = {
  page: {
    loading: '正在加载',
    slow: '加载时间较长，仍在等待',
    failed: '内容没有取到',
    denied: '您没有权限查看此内容',
    empty: '暂无内容',
    unmatched: '没有符合条件的内容',
  },
  options: {
    loading: '正在加载选项',
    slow: '选项加载较慢，仍在等待',
    failed: '选项没有取到',
    denied: '您没有权限查看这些选项',
    empty: '暂无选项',
    unmatched: '没有匹配的选项',
  },
};

/**
 * Stands in place of the content of a list, a board, a select or a form: it is on its way, takes long, was refused, is
 * not permitted, is not there, could not be fetched, is empty, or nothing matches.
 */
export function ContentState({ condition, look = 'page', text, ...props }: ContentStateProps) {
  const { title, words } = wordsOf(condition, text ?? usualWords[look][condition], props.error);
  const actions = actionsOf(condition, look, props);
  if (look === 'page') {
    const state = <Empty title={title} text={words} action={actions} />;
    return condition === 'slow' ? <output className="ui-content-slow">{state}</output> : state;
  }
  // A press inside leaves the focus in the field, and with it the list open.
  const line = (
    <>
      <span className="ui-options-words">
        {title && <strong>{title}</strong>}
        <span>{words}</span>
      </span>
      {actions}
    </>
  );
  return condition === 'failed' ? (
    <div className="ui-options-state" role="alert">
      {line}
    </div>
  ) : (
    <output className="ui-options-state">{line}</output>
  );
}

/** The words of a refusal without a reason are fixed: a page says what the notice beside it says (spec section 8). */
function wordsOf(condition: ContentCondition, text: string, error: unknown) {
  const { reason, words, message, status } = refusalOf(error);
  if (condition === 'denied') return { title: '没有权限', words: text };
  if (condition !== 'failed' || (reason === '' && status !== 403 && status !== 404)) {
    return { words: text };
  }
  const told = reason === '' ? message : words;
  if (status === 403) return { title: '没有权限', words: told };
  return status === 404 ? { title: '没有找到', words: told } : { words: told };
}

type Actions = Omit<ContentStateProps, 'condition' | 'look' | 'text'>;

/** The buttons of a condition; none where there is nothing to do. */
function actionsOf(
  condition: ContentCondition,
  look: 'page' | 'options',
  { retryText, onRetry, isRetrying = false, onWait, onClear }: Actions,
): ReactNode {
  const press = look === 'options' && {
    onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
  const isUnfetched = condition === 'failed' || condition === 'slow';
  const buttons = [
    condition === 'slow' && onWait && (
      <Button key="wait" {...press} onClick={onWait}>
        继续等待
      </Button>
    ),
    isUnfetched && onRetry && (
      <Button key="retry" {...press} busy={isRetrying} onClick={onRetry}>
        {retryText ?? (look === 'page' ? '重新获取' : '重试')}
      </Button>
    ),
    condition === 'unmatched' && onClear && (
      <Button key="clear" {...press} onClick={onClear}>
        查看全部
      </Button>
    ),
  ].filter(Boolean);
  return buttons.length > 0 && <span className="ui-content-actions">{buttons}</span>;
}
