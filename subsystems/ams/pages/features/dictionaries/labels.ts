import { type ItemColor, itemColors } from '@portal/contract/administration/dictionaries';

export const colorWords: Record<ItemColor, string> = {
  default: '灰色',
  blue: '蓝色',
  green: '绿色',
  orange: '橙色',
  red: '红色',
  gold: '金色',
  purple: '紫色',
  cyan: '青色',
  black: '黑色',
};

/** The members of a dictionary or item in its history. */
export const memberWords: Record<string, string> = {
  dictName: '字典名称',
  description: '描述',
  itemValue: '数据值',
  itemText: '名称',
  itemColor: '颜色',
  status: '启用',
  order: '顺序',
};

const changeWords: Record<string, string> = {
  added: '新建字典',
  edited: '编辑字典',
  removed: '删除字典',
  ordered: '调整顺序',
  imported: '导入',
  'item.added': '新增字典项',
  'item.edited': '编辑字典项',
  'item.removed': '删除字典项',
};

/** Returns the words for a kind of change; the value of an edited item follows its kind. */
export function wordsOfChange(what: string): string {
  const [kind = '', ...value] = what.split(' ');
  return [changeWords[kind] ?? kind, ...value].join(' ');
}

/** Returns the words of a member's value in the history. */
export function wordsOfValue(name: string, value: string): string {
  if (name === 'status') return value === '1' ? '是' : '否';
  const color = itemColors.find((each) => each === value);
  return name === 'itemColor' && color ? colorWords[color] : value;
}
