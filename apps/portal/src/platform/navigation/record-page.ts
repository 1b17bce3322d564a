import { send } from '@portal/client/send';
import { recordAt } from '@portal/contract/records/record-address';
import type { NumberedRecord } from '@portal/contract/records/numbers/record-numbers';

/** Returns the address of a record in its list, which works for the store, group or company of the record. */
export function addressInList({ path, id, context }: NumberedRecord): string {
  const query = new URLSearchParams({ keyword: id, filter: 'none', record: id });
  if (context) query.set(context.kind, context.no);
  return `${path}?${query.toString()}`;
}

/**
 * Returns the page of the reader's menu that the address of a record leads to; undefined for other addresses, and where
 * the server refuses the record or does not answer: the page at the address itself says so.
 */
export async function pageOfRecord(path: string): Promise<string | undefined> {
  const place = recordAt(path);
  if (!place) return undefined;
  const { locateRecord } = await import('@portal/contract/records/numbers/record-numbers');
  const record = await send(locateRecord, place, { quiet: true }).catch(() => undefined);
  return record && addressInList(record);
}
