import type { OfferedFilters } from '@portal/contract/administration/people';
import { DepartmentPicker } from '@portal/subsystem/choosers/Pickers';
import { Button } from '@portal/ui/actions/Button';
import { SelectField } from '@portal/ui/forms/SelectField';
import { everybody, isFiltered, type PeopleQuery } from './addresses.ts';
import { MembershipSelect } from './MembershipSelect.tsx';
import { stateOptions } from './labels.ts';

interface PeopleFiltersProps {
  query: PeopleQuery;
  offered: OfferedFilters | undefined;
  onQuery: (query: PeopleQuery) => void;
}

/** The filters of the list; each is in the address as soon as it is chosen. */
export function PeopleFilters({ query, offered, onQuery }: PeopleFiltersProps) {
  const set = (change: Partial<PeopleQuery>) => onQuery({ ...query, ...change, pageNo: 1 });
  const choice = (name: 'position' | 'roleCode') => ({
    value: query[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  return (
    <fieldset className="people-filters" aria-label="筛选">
      <DepartmentPicker
        label="部门"
        placeholder="含下级部门"
        value={query.departId === '' ? [] : [query.departId]}
        onChange={([departId = '']) => set({ departId })}
      />
      <MembershipSelect
        kind="store"
        label="门店"
        placeholder="全部"
        value={query.storeNo}
        onChange={(storeNo) => set({ storeNo })}
      />
      <SelectField
        label="岗位"
        none="全部"
        options={offered?.positions ?? []}
        {...choice('position')}
      />
      <SelectField
        label="角色"
        none="全部"
        options={offered?.roles ?? []}
        {...choice('roleCode')}
      />
      <SelectField
        label="状态"
        none="全部"
        options={stateOptions}
        value={query.state}
        onChange={({ target }) => {
          const state = stateOptions.find(({ value }) => value === target.value)?.value ?? '';
          set({ state });
        }}
      />
      {isFiltered(query) && (
        <Button kind="text" onClick={() => onQuery({ ...everybody, sort: query.sort })}>
          清除条件
        </Button>
      )}
    </fieldset>
  );
}
