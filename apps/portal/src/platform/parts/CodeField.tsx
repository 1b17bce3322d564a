import { Field, type FieldProps } from '@portal/ui/forms/Field';
import { codeSentHint } from './phone-code.ts';
import type { CodeRequest } from './use-code-request.ts';
import './code-field.css';

interface CodeFieldProps extends Omit<FieldProps, 'label' | 'action' | 'hint'> {
  request: CodeRequest;
  /** Requests a code; resolves to whether one may have been sent. */
  onRequest: () => Promise<boolean>;
}

/** The field for a code sent by SMS, with a button that requests it and then focuses the field. */
export const CodeField = ({ request, onRequest, ...field }: CodeFieldProps) => (
  <Field
    {...field}
    label="验证码"
    autoComplete="one-time-code"
    inputMode="numeric"
    placeholder="6 位数字"
    hint={request.wasMade && codeSentHint}
    action={
      <button
        type="button"
        className="code-request"
        disabled={request.isResting}
        onClick={async ({ currentTarget: { previousElementSibling: input } }) => {
          if ((await onRequest()) && input instanceof HTMLInputElement) input.focus();
        }}
      >
        {request.secondsLeft > 0 ? `${request.secondsLeft} 秒后可重发` : '获取验证码'}
      </button>
    }
  />
);
