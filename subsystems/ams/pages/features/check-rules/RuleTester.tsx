import { tryCheckRule } from '@portal/contract/administration/check-rules';
import type { CheckSegment } from '@portal/contract/workplace/checks';
import { useCallOf } from '@portal/client/queries';
import { Button } from '@portal/ui/actions/Button';
import { Field } from '@portal/ui/forms/Field';
import { useState } from 'react';

/** Tries the segments as they stand on a value, before anything is saved. */
export function RuleTester({ segments }: { segments: CheckSegment[] }) {
  const [value, setValue] = useState('');
  const { mutate, data, error, isPending, reset, variables } = useCallOf(tryCheckRule, {
    quiet: true,
  });
  const isOld = variables !== undefined && variables.segments !== segments;
  return (
    <div className="check-rule-tester">
      <Field
        label="试一试"
        hint="输入一个编号，看它是否通过"
        value={value}
        autoComplete="off"
        onChange={({ target }) => {
          setValue(target.value);
          reset();
        }}
      />
      <Button busy={isPending} onClick={() => mutate({ segments, value })}>
        试用
      </Button>
      <output className="check-rule-result" data-tone={toneOf(data, error)}>
        {!isOld && wordsOf(data, error)}
      </output>
    </div>
  );
}

type Result = { failed: { checkValue: string; message: string } | null } | undefined;

const toneOf = (data: Result, error: Error | null) =>
  error || data?.failed ? 'bad' : data ? 'good' : undefined;

function wordsOf(data: Result, error: Error | null): string {
  if (error) return error.message;
  if (!data) return '';
  if (!data.failed) return '通过';
  return `「${data.failed.checkValue}」不通过：${data.failed.message}`;
}
