import { isFinal } from '@portal/contract/records/steps/final-steps';
import type { WireRecord } from '@portal/contract/records/record-calls';
import { type RecordType, stepsOf } from '@portal/contract/records/record-type';
import type { RecordNames } from '@portal/contract/records/references';
import { notify } from '@portal/ui/feedback/notify';
import { confirm } from '@portal/ui/overlays/confirm';
import { fetchParts } from './part-on-demand.tsx';

/**
 * Asks before a step that cannot be taken back, with the name and the figure of the record, and returns whether to take
 * it; any other is taken. The words come with the other parts of a list: what cannot be asked is not done.
 */
export async function isSureOf(
  type: RecordType,
  record: Pick<WireRecord, 'id' | 'state' | 'createdBy' | 'fields'>,
  key: string,
  names: RecordNames = {},
): Promise<boolean> {
  const step = stepsOf(type, record.state)[key];
  if (!step || !isFinal(type, record.state, step)) return true;
  const parts = await fetchParts().catch(() => undefined);
  if (!parts) {
    notify({ kind: 'error', text: '该部分没有加载成功，请重试' });
    return false;
  }
  const title = parts.questionOf(type, record, step, names);
  const [body, okText, danger] = [parts.finalWords(step), step.label, step.tone === 'bad'];
  return confirm({ title, body, okText, danger });
}
