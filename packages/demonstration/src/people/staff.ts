import { defaultTenant } from '@portal/contract/limits';
import { weaveName } from './names.ts';
import { groupNos, type OrgCode, orgCodes } from '../organisation/organisation.ts';
import type { Member } from './members.ts';
import { regionOf } from '../organisation/places.ts';
import { at, type Random } from '../random.ts';
import type { RoleCode } from './role-codes.ts';
import { flagshipStoreNo, type Store } from '../organisation/stores.ts';

/** With the cast of twenty-one, the group has 2,000 people. */
const shopStaff = 1_400;
const supervisors = 40;
const officeStaff = 539;

/** Work numbers of six digits beginning with 9 are nobody's. */
const firstWorkNo = 910_001;

/** The posts of a store by its kind, for stores where somebody of the cast meets them. */
const postsOf: Record<Store['kind'], string[]> = {
  standard: ['店长', '收银', '导购', '导购', '仓管'],
  outlet: ['店长', '副店长', '收银', '导购', '导购', '仓管'],
  flagship: ['店长', '副店长', '收银', '收银', '导购', '导购', '导购', '仓管'],
};

/** The cast has the manager of its own store. */
const isTaken = ({ store_no }: Store, post: string): boolean =>
  store_no === flagshipStoreNo && post === '店长';

/**
 * Everybody but the cast: they fill lists and counts, and never sign in. The stores of the cast have whole teams, the
 * others somebody each.
 */
export function makeStaff(random: Random, stores: Store[], castStoreNos: Set<string>): Member[] {
  const teams = stores
    .filter(({ store_no }) => castStoreNos.has(store_no))
    .flatMap((store) => postsOf[store.kind].map((post) => ({ store, post })));
  const others = stores.filter(({ store_no }) => !castStoreNos.has(store_no));
  const makers = [
    ...teams.map(
      ({ store, post }) =>
        () =>
          shopMember(store, isTaken(store, post) ? '副店长' : post),
    ),
    ...Array.from({ length: shopStaff - teams.length }, (_, index) => () => {
      return shopMember(at(others, index), index % 5 === 0 ? '店长' : '导购');
    }),
    ...Array.from({ length: supervisors }, (_, index) => () => supervisor(stores, index)),
    ...Array.from({ length: officeStaff }, () => () => officeMember(random)),
  ];
  return makers.map((make, index) => ({
    workNo: String(firstWorkNo + index),
    realname: weaveName(random),
    sex: random.below(3) === 0 ? 1 : 2,
    accountSets: [],
    tenants: [defaultTenant],
    ...make(),
  }));
}

type Duty = Omit<Member, 'workNo' | 'realname' | 'sex' | 'accountSets' | 'tenants'> &
  Partial<Pick<Member, 'accountSets'>>;

function shopMember(store: Store, post: string): Duty {
  const isManager = post === '店长' || post === '副店长';
  return {
    post,
    defaultSystem: 'ors',
    roles: [isManager ? 'store-manager' : 'store-clerk'],
    departments: [regionOf(store.city)],
    businessGroups: [store.bg_no],
    companies: [store.company_no],
    storeNos: [store.store_no],
  };
}

function supervisor(stores: Store[], index: number): Duty {
  const own = stores.filter((_, place) => place % supervisors === index);
  const { city, company_no } = at(own, 0);
  return {
    post: '区域督导',
    defaultSystem: 'ors',
    roles: ['regional-supervisor'],
    departments: [regionOf(city)],
    businessGroups: [...new Set(own.map(({ bg_no }) => bg_no))],
    companies: [company_no],
    storeNos: own.map(({ store_no }) => store_no),
  };
}

function officeMember(random: Random): Duty {
  const orgCode = random.pick(orgCodes);
  return {
    post: random.pick(['专员', '主管', '经理', '助理', '高级专员']),
    defaultSystem: null,
    companies: ['C01'],
    storeNos: [],
    businessGroups: [],
    departments: [orgCode],
    ...(trades.find(([department]) => orgCode.startsWith(department))?.[1] ?? officeWork),
  };
}

type Trade = Pick<Duty, 'roles'> &
  Partial<Pick<Duty, 'businessGroups' | 'companies' | 'accountSets'>>;

const officeWork = { roles: ['head-office'] } satisfies Trade;
const asOfficer = (role: RoleCode): Trade => ({ roles: ['head-office', role] });
const allCompanies = ['C01', 'C02', 'C03'];

/** The roles and places of the people of each department; the first one that a code begins with counts. */
const trades: [department: OrgCode, trade: Trade][] = [
  ['A01A01A07', { ...asOfficer('content-officer'), businessGroups: groupNos }],
  ['A01A02', { roles: ['merchandiser'], businessGroups: ['BG01', 'BG02'] }],
  [
    'A01A03A02',
    { ...asOfficer('customer-care'), businessGroups: groupNos, companies: allCompanies },
  ],
  ['A01A03A03', { ...asOfficer('content-officer'), businessGroups: groupNos }],
  ['A01A04A01', { ...asOfficer('purchasing-lead'), accountSets: ['GIMS01', 'GIMS02', 'GIMS03'] }],
  [
    'A01A04A04',
    { ...asOfficer('warehouse-keeper'), companies: allCompanies, accountSets: ['GYL01'] },
  ],
  ['A01A05', { ...asOfficer('online-operator'), companies: allCompanies }],
  ['A01A07A02', { roles: ['human-resources', 'payroll-officer'] }],
  ['A01A07', { roles: ['human-resources'] }],
  ['A01A08A01', asOfficer('administration-officer')],
  ['A01A08A02', asOfficer('legal-officer')],
  [
    'A01A09',
    { ...asOfficer('finance-officer'), accountSets: ['GYL01', 'GIMS01', 'GIMS02', 'GIMS03'] },
  ],
  ['A01A10', asOfficer('loss-prevention')],
];
