import { stockTransfers } from '@portal/contract/records/types/ors';
import type { RecordType } from '@portal/contract/records/record-type';
import { recordsPage } from '@portal/subsystem/records/pages';
import { useChosen } from '@portal/subsystem/session';

type RecordsOf = ReturnType<typeof recordsPage>;

const pages = new Map<string, RecordsOf>();

/** The transfers that come to the tab's store, with views of their own. */
export function IncomingTransfers() {
  const { storeNo } = useChosen();
  return recordsTo(storeNo ?? '')();
}

/** The calls of a page are known by its type, so a store has one. */
function recordsTo(storeNo: string): RecordsOf {
  const records = pages.get(storeNo) ?? recordsPage(incomingTo(storeNo), { view: 'incoming' });
  pages.set(storeNo, records);
  return records;
}

function incomingTo(storeNo: string): RecordType {
  const toUs = { field: 'toStore', op: 'is', value: storeNo } as const;
  const inState = (value: string) => ({
    all: [toUs, { field: 'state', op: 'is', value } as const],
  });
  return {
    ...stockTransfers,
    views: {
      incoming: { label: '调入本店', filter: toUs },
      moving: { label: '待收货', filter: inState('sent') },
      differing: { label: '收货差异', filter: inState('differs') },
    },
  };
}
