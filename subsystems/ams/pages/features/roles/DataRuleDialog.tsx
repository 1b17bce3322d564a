import { partKey, type PossiblePart, type RulePart } from '@portal/contract/policy/data-rules';
import { possibleWords, ruleWords } from '@portal/contract/policy/rule-words';
import { Button } from '@portal/ui/actions/Button';
import { CheckboxGroup } from '@portal/ui/fields/OptionGroup';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { refusalOf } from '@portal/ui/forms/refusal';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { type FormEvent, useState } from 'react';
import type { TypeRow } from './RuledTypes.tsx';
import { labelsOf, withinWords } from './rules-overlay.ts';

interface DataRuleDialogProps {
  type: TypeRow;
  parts: readonly RulePart[];
  usual: readonly RulePart[];
  onClose: () => void;
  onSend: (parts: readonly RulePart[]) => Promise<void>;
}

/** Values of the parts that name some, by the field. */
type Values = Readonly<Record<string, readonly string[]>>;

const valuesIn = (parts: readonly RulePart[]): Values =>
  Object.fromEntries(
    parts.flatMap((each) => (each.part === 'field' ? [[each.field, each.in]] : [])),
  );

/** Dialog with the parts of a data rule: a record is shown that one of the ticked ones fits. */
export function DataRuleDialog({
  type,
  parts: first,
  usual,
  onClose,
  onSend,
}: DataRuleDialogProps) {
  const [chosen, setChosen] = useState<readonly string[]>(first.map(partKey));
  const [values, setValues] = useState(valuesIn(first));
  const [alert, setAlert] = useState('');
  const [isBusy, setBusy] = useState(false);
  const labels = labelsOf(type);
  const ticked = type.parts.filter((part) => chosen.includes(partKey(part)));
  const named = ticked.filter(({ part }) => part === 'field');
  const parts = ticked.flatMap((part) => partOf(part, values) ?? []);

  function take(rule: readonly RulePart[]): void {
    setChosen(rule.map(partKey));
    setValues(valuesIn(rule));
  }
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const empty = named.find(({ field = '' }) => (values[field] ?? []).length === 0);
    if (empty) return setAlert(`请选择「${labels.fieldLabel(empty.field ?? '')}」的取值`);
    setBusy(true);
    try {
      await onSend(parts);
      onClose();
    } catch (error) {
      setAlert(refusalOf(error).words);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog title={`数据范围：${type.one}`} width={520} onClose={onClose}>
      <form className="roles-form" noValidate onSubmit={(event) => void send(event)}>
        <FormAlert>{alert}</FormAlert>
        <CheckboxGroup
          label="可查看的记录（满足任一项即可）"
          options={type.parts.map((part) => ({
            value: partKey(part),
            label: possibleWords(part, labels),
          }))}
          value={chosen}
          {...(type.within && {
            hint: `该单据始终只显示${withinWords[type.within].slice(1, -1)}的记录`,
          })}
          onChange={setChosen}
        />
        {named.map(({ field = '' }) => (
          <CheckboxGroup
            key={field}
            label={`${labels.fieldLabel(field)}的取值`}
            options={type.fields.find((each) => each.field === field)?.choices ?? []}
            value={values[field] ?? []}
            onChange={(value) => setValues({ ...values, [field]: value })}
          />
        ))}
        <p className="roles-note" aria-live="polite">
          {ruleWords(parts, labels)}
        </p>
        <p className="roles-ways">
          <Button onClick={() => take(usual)}>常用范围</Button>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" type="submit" busy={isBusy}>
            放入草稿
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

/** Makes a part of what is ticked; undefined while it lacks its values. */
function partOf({ part, field }: PossiblePart, values: Values): RulePart | undefined {
  if (part === 'all') return { part };
  if (part !== 'field') return field === undefined ? { part } : { part, field };
  const chosen = values[field ?? ''] ?? [];
  return field === undefined || chosen.length === 0 ? undefined : { part, field, in: [...chosen] };
}
