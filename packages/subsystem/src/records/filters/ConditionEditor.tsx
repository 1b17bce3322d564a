import {
  type Comparison,
  comparisonsOf,
  type Condition,
  conditionsOf,
  filterLimits,
  isFilterOf,
  type RecordFilter,
  topConditions,
} from '@portal/contract/records/record-filter';
import type { RecordType } from '@portal/contract/records/record-type';
import { Button } from '@portal/ui/actions/Button';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { useState } from 'react';
import { ConditionGroup, type Group } from './ConditionGroup.tsx';
import { filterColumns, newCondition } from './filter-parts.ts';

interface ConditionEditorProps {
  type: RecordType;
  filter: RecordFilter | undefined;
  /** The edge of the window it stands at. */
  side: 'right' | 'bottom';
  onFilter: (filter: RecordFilter | undefined) => void;
  onClose: () => void;
}

/** Edits the conditions of a list in a drawer: nested by and and or. They count once they are applied. */
export function ConditionEditor(props: ConditionEditorProps) {
  const { type, filter, side, onFilter, onClose } = props;
  const columns = filterColumns(type);
  const [group, setGroup] = useState<Group>(() => groupOf(type, filter));
  const [alert, setAlert] = useState('');

  function apply(): void {
    const wanted = withoutEmpty(group);
    const isUnfinished = conditionsOf(group).length !== (wanted ? conditionsOf(wanted).length : 0);
    if (isUnfinished) return setAlert('请填写每个条件的值，或删除该条件');
    if (wanted && conditionsOf(wanted).length > filterLimits.conditions) {
      return setAlert(`最多 ${filterLimits.conditions} 个条件`);
    }
    if (wanted && !isFilterOf(type, wanted)) return setAlert('请为每个条件填写正确的值');
    onFilter(wanted);
    return onClose();
  }

  return (
    <Dialog
      title="筛选条件"
      side={side}
      width={640}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => setGroup({ all: [] })}>清空</Button>
          <Button kind="primary" onClick={apply}>
            应用
          </Button>
        </>
      }
    >
      <FormAlert>{alert}</FormAlert>
      <ConditionGroup
        type={type}
        columns={columns}
        group={group}
        depth={1}
        onGroup={(next) => {
          setAlert('');
          setGroup(next);
        }}
      />
    </Dialog>
  );
}

/** The filter as a group; an empty one begins with a condition to fill in. */
function groupOf(type: RecordType, filter: RecordFilter | undefined): Group {
  if (filter && 'any' in filter) return filter;
  const parts = topConditions(filter);
  if (parts.length > 0) return { all: parts };
  const [, state] = filterColumns(type);
  return { all: state ? [newCondition(state, firstOf(comparisonsOf(type, state.name)))] : [] };
}

const firstOf = (ops: readonly Comparison[]): Comparison => ops[0] ?? 'is';

/** Returns the filter without conditions that have no value, and without groups left empty. */
function withoutEmpty(filter: RecordFilter): RecordFilter | undefined {
  if ('field' in filter) return filledCondition(filter);
  const parts = ('all' in filter ? filter.all : filter.any).flatMap((part) => {
    const kept = withoutEmpty(part);
    return kept ? [kept] : [];
  });
  if (parts.length === 0) return undefined;
  return 'all' in filter ? { all: parts } : { any: parts };
}

function filledCondition(condition: Condition): Condition | undefined {
  const { op, value } = condition;
  if (op === 'empty' || op === 'filled') return condition;
  if (!Array.isArray(value)) return value === undefined || value === '' ? undefined : condition;
  const values = value.filter((one) => one !== '');
  return values.length === 0 ? undefined : { ...condition, value: values };
}
