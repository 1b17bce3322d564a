import type { AdministeredPerson } from '@portal/contract/administration/people';
import { wireTime } from '@portal/common/group-time';
import type { PersonRow } from './list-store.ts';

/** Maps a person to the row an administrator sees. */
export const personToWire = (row: PersonRow): AdministeredPerson => ({
  id: row.id,
  version: row.version,
  workNo: row.workNo,
  realname: row.realname,
  sex: row.sex,
  phone: row.phone,
  email: row.email,
  state: stateOf(row),
  stateBy: row.changer,
  stateTime: row.status_changed_at && wireTime(row.status_changed_at),
  stateReason: row.status_reason,
  createTime: wireTime(row.created_at),
  departments: row.departments,
  positions: row.positions,
  roles: row.roles,
  stores: row.stores,
});

function stateOf({ status, left_at }: Pick<PersonRow, 'status' | 'left_at'>) {
  if (left_at) return 'left';
  return status === 'active' ? 'active' : 'frozen';
}
