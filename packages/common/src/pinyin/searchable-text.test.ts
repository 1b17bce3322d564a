import { expect, test } from 'vitest';
import { findIn, normalise, toSearchable } from './searchable-text.ts';

/** Returns the part of a text that matches the input. */
function marked(text: string, typed: string): string | undefined {
  const found = findIn(toSearchable(text), normalise(typed));
  return found && text.slice(...found.range);
}

test.each([
  ['门店', '门店'],
  ['店档', '店档'],
  ['mdda', '门店档案'],
  ['MDDA', '门店档案'],
  ['mendian', '门店'],
  ['men dian', '门店'],
  ["men'dian'd", '门店档'],
  ['mendiandangan', '门店档案'],
  ['mendda', '门店档案'],
  ['门dian', '门店'],
  ['da', '档案'],
  ['dangan', '档案'],
  ['ａｎ', '案'],
])('%j finds %j in a title', (typed, stretch) => {
  expect(marked('门店档案', typed)).toBe(stretch);
});

test.each(['ma', 'mdd x', 'dianmen', 'ddaax', 'x', ''])('%j does not find it', (typed) => {
  expect(marked('门店档案', typed)).toBeUndefined();
});

test.each([
  ['店长日报', 'dianzhang'],
  ['成长值', 'chengzhangz'],
  ['重置密码', 'chongzhi'],
  ['重量', 'zhongliang'],
  ['银行对账', 'yinhang'],
  ['行政看板', 'xingzheng'],
  ['会员等级', 'huiyuan'],
  ['会计凭证', 'kuaiji'],
  ['盘点单', 'pandiandan'],
  ['调拨管理', 'diaobo'],
  ['调整', 'tiaozheng'],
  ['参数', 'canshu'],
  ['差异', 'chayi'],
  ['出差', 'chuchai'],
  ['角色', 'juese'],
  ['角色', 'jiaose'],
  ['模板', 'moban'],
  ['女装', 'nvzhuang'],
  ['绿色', 'lvse'],
])('%s is found by %j', (text, typed) => {
  expect(marked(text, typed)).toBeDefined();
});

test('signs and spaces in a title are no obstacle, and are marked with what is around them', () => {
  expect(marked('公告屏（新窗口）', 'ggpxck')).toBe('公告屏（新窗口');
  expect(marked('行政热线 8000', 'rx8000')).toBe('热线 8000');
  expect(marked('VIP 会员', 'vip会')).toBe('VIP 会');
});

test('it is known whether something was typed as it is written', () => {
  expect(findIn(toSearchable('门店档案'), '档案')?.isLiteral).toBe(true);
  expect(findIn(toSearchable('门店档案'), 'dangan')?.isLiteral).toBe(false);
});

test('a long text and a long entry without an end in sight are looked through at once', () => {
  const text = toSearchable('那'.repeat(60));

  expect(findIn(text, `${'n'.repeat(59)}b`)).toBeUndefined();
});
