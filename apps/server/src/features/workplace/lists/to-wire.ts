import type { ListRecord } from '@portal/contract/lists/list-calls';
import { wireTime } from '#platform/group-time';
import type { StoredRecord } from './store.ts';

export const presentRecord = ({ changedAt, ...rest }: StoredRecord): ListRecord => ({
  ...rest,
  changedAt: wireTime(changedAt),
});
