import { useLayoutEffect, useRef } from 'react';
import type { TypedDate } from './use-typed-date.ts';

interface DateTextProps {
  typed: TypedDate;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  'aria-describedby'?: string | undefined;
  disabled: boolean;
}

/** A text that was typed in place of a date, to be mended. One that comes while it is typed has the focus. */
export function DateText({ typed, ...props }: DateTextProps) {
  const input = useRef<HTMLInputElement>(null);
  const begun = useRef(typed.selection);
  useLayoutEffect(() => {
    if (!begun.current) return;
    input.current?.focus();
    input.current?.setSelectionRange(begun.current.start, begun.current.end);
    begun.current = undefined;
  }, []);
  return (
    <input
      {...props}
      ref={input}
      className="ui-date-text"
      autoComplete="off"
      inputMode="numeric"
      aria-invalid={typed.words !== '' || undefined}
      value={typed.text ?? ''}
      onFocus={({ target }) => typed.type(target.value)}
      // Behind a part that was too much a separator stands already.
      onChange={({ target }) => typed.type(target.value.replace(/([-:] ?)[-/.:年月日时]/, '$1'))}
      onBlur={() => typed.leave()}
    />
  );
}
