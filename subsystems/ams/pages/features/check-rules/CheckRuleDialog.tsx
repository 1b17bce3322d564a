import {
  addCheckRule,
  type CheckRule,
  editCheckRule,
  listCheckRuleChanges,
  listCheckRules,
} from '@portal/contract/administration/check-rules';
import { useCallOf, useQueryOf } from '@portal/client/queries';
import { Button } from '@portal/ui/actions/Button';
import { Field } from '@portal/ui/forms/Field';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { useForm } from '@portal/ui/forms/use-form';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { useState } from 'react';
import { ChangeHistory } from '../../platform/ChangeHistory.tsx';
import { RuleTester } from './RuleTester.tsx';
import { SegmentFields } from './SegmentFields.tsx';

interface CheckRuleDialogProps {
  /** None for a new one. */
  rule?: CheckRule;
  onClose: () => void;
}

const refreshes = [listCheckRules, listCheckRuleChanges];
const changeWords: Record<string, string> = { added: '新建', edited: '修改', removed: '删除' };

/** A rule with its segments, a tester that needs no saving, and its changes. */
export function CheckRuleDialog({ rule, onClose }: CheckRuleDialogProps) {
  const add = useCallOf(addCheckRule, { refreshes, quiet: true });
  const edit = useCallOf(editCheckRule, { refreshes, quiet: true });
  const { props, field, control, alert, isBusy, values } = useForm({
    schema: addCheckRule.input,
    values: {
      ruleCode: rule?.ruleCode ?? '',
      ruleName: rule?.ruleName ?? '',
      segments: rule?.segments ?? [{ digits: '*' as const, pattern: '', message: '' }],
    },
    refusedAt: (reason) => (reason === 'check-rule.taken' ? 'ruleCode' : undefined),
    onSend: async (fields) => {
      if (rule) await edit.mutateAsync({ ...fields, version: rule.version });
      else await add.mutateAsync(fields);
      onClose();
    },
  });
  const segments = control('segments');
  return (
    <Dialog
      title={rule ? rule.ruleName : '新建规则'}
      side="right"
      isBeside
      width={600}
      onClose={onClose}
    >
      <form {...props} className="check-rule">
        <FormAlert>{alert}</FormAlert>
        <Field
          {...field('ruleCode')}
          label="编码"
          hint="表单用它找到规则，保存后不可更改"
          disabled={rule !== undefined}
          autoComplete="off"
        />
        <Field {...field('ruleName')} label="名称" autoComplete="off" />
        <SegmentFields segments={segments.value} onChange={segments.onChange} />
        <RuleTester segments={values.segments} />
        <Button kind="primary" type="submit" busy={isBusy}>
          保存
        </Button>
      </form>
      {rule && <Changes ruleCode={rule.ruleCode} />}
    </Dialog>
  );
}

function Changes({ ruleCode }: { ruleCode: string }) {
  const [pageNo, setPageNo] = useState(1);
  const query = useQueryOf(listCheckRuleChanges, { ruleCode, pageNo: String(pageNo) });
  return (
    <section className="check-rule-changes">
      <h3>修改记录</h3>
      <ChangeHistory
        query={query}
        words={{ ruleName: '名称', segments: '分段' }}
        wordsOfChange={(what) => changeWords[what] ?? what}
        onTurn={setPageNo}
      />
    </section>
  );
}
