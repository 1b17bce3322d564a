import type { WireRecord } from '@portal/contract/records/record-calls';
import { isEditable, type RecordType } from '@portal/contract/records/record-type';
import { ContentState } from '@portal/ui/feedback/ContentState';
import { type ReactNode, useState } from 'react';
import { useShell } from '../../shell.ts';
import { formFieldsIn } from '../record-values.ts';

interface RecordFormStateProps {
  type: RecordType;
  /** The record to be changed; null for a new one. */
  record: WireRecord | null;
  children: ReactNode;
}

/**
 * A form, or why it is not shown: the record is closed, is another's, the user lacks the permission, or no field is left
 * to fill in. It is judged once: what is typed stays when a permission goes meanwhile, and the server refuses it.
 */
export function RecordFormState({ type, record, children }: RecordFormStateProps): ReactNode {
  const { actions } = useShell();
  const action = `${type.actions}:${record ? 'edit' : 'add'}`;
  const [isAllowed] = useState(() => actions.isAllowed(action));
  if (!isAllowed) {
    const words = record ? `您没有权限编辑此${type.one}` : `您没有权限新建${type.one}`;
    return <ContentState condition="denied" text={words} />;
  }
  if (record && !isEditable(type, record)) {
    const state = type.states[record.state];
    const words = state?.closed
      ? `${state.label}的${type.one}不能再编辑`
      : `此${type.one}只能由${type.alsoSeenBy === undefined ? '提交人本人' : '所属一方'}编辑`;
    return <ContentState condition="denied" text={words} />;
  }
  const open = formFieldsIn(type, record).filter(([, { fixed }]) => record === null || !fixed);
  return open.length > 0 ? children : <ContentState condition="empty" text="没有可以填写的内容" />;
}
