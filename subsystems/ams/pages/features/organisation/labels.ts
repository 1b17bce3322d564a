import type { StoreRow, StoreState } from '@portal/contract/administration/stores';

export const storeStateWords: Record<StoreState, string> = {
  open: '营业',
  refitting: '装修',
  closed: '已关闭',
};

export const storeKindWords: Record<StoreRow['kind'], string> = {
  flagship: '旗舰店',
  standard: '标准店',
  outlet: '奥莱店',
};

/** The members of stores, groups, companies and tenants in their history. */
export const memberWords: Record<string, string> = {
  name: '名称',
  sort: '排序',
  enabled: '状态',
  status: '状态',
  storeName: '门店名称',
  bgNo: '事业部',
  companyNo: '公司',
  city: '城市',
  kind: '类型',
  area: '面积',
  openedOn: '开业日期',
  state: '状态',
};

const changeWords: Record<string, string> = { added: '新建', edited: '编辑', removed: '删除' };

export const wordsOfChange = (what: string): string => changeWords[what] ?? what;

const valueWords: Record<string, Readonly<Record<string, string>>> = {
  kind: storeKindWords,
  state: storeStateWords,
};

export const wordsOfValue = (name: string, value: string): string =>
  valueWords[name]?.[value] ?? value;
