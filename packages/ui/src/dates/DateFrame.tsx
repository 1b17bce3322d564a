import { type ReactNode, useId } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import '../forms/field.css';
import './dates.css';

export interface DateFrameProps {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
}

/** The ids by which the parts of a field are named and described. */
export interface FrameIds {
  'aria-labelledby': string;
  'aria-describedby'?: string;
  isInvalid: boolean;
}

interface DateFrameContent extends DateFrameProps {
  children: (ids: FrameIds) => ReactNode;
}

/** Label, frame, hint and error of a field for dates. Its parts speak Chinese in any browser. */
export function DateFrame({ label, error = '', hint, children }: DateFrameContent) {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <I18nProvider locale="zh-CN">
      <div className="ui-field ui-date">
        <span id={id} className="ui-field-label">
          {label}
        </span>
        <div className="ui-field-box" data-invalid={error !== '' || undefined}>
          {children({
            'aria-labelledby': id,
            ...(described && { 'aria-describedby': described }),
            isInvalid: error !== '',
          })}
        </div>
        {hint && (
          <div id={hintId} className="ui-field-hint">
            {hint}
          </div>
        )}
        <p id={errorId} className="ui-field-error" aria-live="polite">
          {error}
        </p>
      </div>
    </I18nProvider>
  );
}
