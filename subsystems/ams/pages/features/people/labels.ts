import type { ScopeKind } from '@portal/contract/administration/scopes';
import type { MembershipKind } from '@portal/contract/administration/memberships';
import type { PersonState } from '@portal/contract/administration/people';

export const stateWords: Record<PersonState, string> = {
  active: '正常',
  frozen: '已冻结',
  left: '已离职',
};

export const stateOptions = (['active', 'frozen', 'left'] as const).map((value) => ({
  value,
  label: stateWords[value],
}));

export const kindWords: Record<MembershipKind, string> = {
  department: '部门',
  position: '岗位',
  store: '门店',
  group: '事业部',
  company: '公司',
  tenant: '租户',
};

export const sexOptions = [
  { value: '1', label: '男' },
  { value: '2', label: '女' },
];

/** Reads a choice of the field; the empty one says nothing. */
export const sexOf = (value: string): '0' | '1' | '2' =>
  value === '1' || value === '2' ? value : '0';

export const scopeWords: Record<ScopeKind, string> = {
  department: '部门',
  store: '门店',
  system: '系统',
};
