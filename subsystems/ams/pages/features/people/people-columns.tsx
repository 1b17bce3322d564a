import type { AdministeredPerson } from '@portal/contract/administration/people';
import type { GridColumn } from '@portal/ui/grid/grid-layout';
import { stateWords } from './labels.ts';

/** The columns of the list; the name opens the person. */
export const peopleColumns = (
  onOpen: (person: AdministeredPerson) => void,
): GridColumn<AdministeredPerson>[] => [
  {
    key: 'realname',
    header: '姓名',
    width: 120,
    isSortable: true,
    cell: (person) => (
      <button type="button" className="ams-link" onClick={() => onOpen(person)}>
        {person.realname}
      </button>
    ),
  },
  {
    key: 'workNo',
    header: '工号',
    width: 120,
    className: 'num',
    isSortable: true,
    cell: ({ workNo }) => workNo,
  },
  { key: 'departments', header: '部门', width: 180, cell: (person) => listed(person.departments) },
  { key: 'positions', header: '岗位', width: 120, cell: (person) => listed(person.positions) },
  { key: 'roles', header: '角色', width: 160, cell: (person) => listed(person.roles) },
  {
    key: 'stores',
    header: '门店',
    width: 80,
    align: 'end',
    className: 'num',
    cell: ({ stores }) => stores,
  },
  { key: 'phone', header: '手机', width: 130, className: 'num', cell: ({ phone }) => phone ?? '—' },
  { key: 'state', header: '状态', width: 220, cell: StateCell },
  {
    key: 'createTime',
    header: '创建时间',
    width: 150,
    className: 'num',
    isSortable: true,
    cell: ({ createTime }) => createTime.slice(0, 16),
  },
];

const listed = (names: readonly string[]): string => names.join('、') || '—';

/** The state, with by whom, when and why it was set. */
export function StateCell({ state, stateBy, stateTime, stateReason }: AdministeredPerson) {
  const facts = [stateBy, stateTime?.slice(0, 16), stateReason].filter(Boolean).join(' · ');
  return (
    <span className="people-state" data-state={state} title={facts || undefined}>
      <b>{stateWords[state]}</b>
      {state !== 'active' && facts && <small>{facts}</small>}
    </span>
  );
}
