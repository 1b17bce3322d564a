import type { DictionaryItem } from '@portal/contract/workplace/dictionaries';
import { getOptionLabels, pageOptions, searchOptions } from '@portal/contract/workplace/lookups';
import { getDepartmentTree } from '@portal/contract/workplace/people';
import { answerEveryKind } from '@portal/testing/every-kind';

export const dictionaryItem = (value: string, text: string): DictionaryItem => ({
  value,
  text,
  title: text,
  label: text,
  color: null,
});

const stores = Array.from({ length: 10_000 }, (_, at) => ({
  ...dictionaryItem(`S${10_000 + at}`, `第 ${at + 1} 家门店`),
  aside: `S${10_000 + at}`,
}));

const department = (id: string, departName: string, children?: unknown[]) => ({
  key: id,
  value: id,
  title: departName,
  isLeaf: !children,
  id,
  parentId: '',
  departName,
  departOrder: 0,
  orgCode: id,
  orgCategory: '2',
  status: '1',
  children,
});

/** Answers the calls of the examples; undefined leaves a call to the simulated shell. Lookups named `broken` fail. */
export function answerOf(path: string, input: Readonly<Record<string, unknown>>): unknown {
  if (Object.values(input).includes('broken')) throw new Error('This lookup fails.');
  const { keyword, pageNo } = input;
  const found = () =>
    stores.filter(({ text }) => typeof keyword !== 'string' || text.includes(keyword));
  if (path === pageOptions.path) {
    const from = (Number(pageNo ?? 1) - 1) * 50;
    return { records: found().slice(from, from + 50), total: found().length };
  }
  if (path === searchOptions.path) return found().slice(0, 10);
  if (path === getOptionLabels.path) {
    const values = String(input['key']).split(',');
    return values.map((value) => stores.find((store) => store.value === value)?.text ?? value);
  }
  if (path !== getDepartmentTree.path) return answerEveryKind(path, input);
  return [
    department('hq', '集团总部', [
      department('retail', '零售运营中心', [department('east', '华东大区')]),
      department('goods', '商品运营中心'),
    ]),
  ];
}
