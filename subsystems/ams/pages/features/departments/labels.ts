import type { DepartmentEffect } from '@portal/contract/administration/departments';

/** Returns the sentences that say what a move or a merge touches. */
export function effectWords(effect: DepartmentEffect, isMove: boolean): string[] {
  const { departments, people, administrators, announcements, rewritten } = effect;
  const counted = [
    [administrators.gained, '位部门管理员将可以管理这些人员'],
    [administrators.lost, '位部门管理员将不再管理这些人员'],
    [announcements.gained, '条已发布公告将对这些人员可见'],
    [announcements.lost, '条已发布公告将不再对这些人员可见'],
  ] as const;
  const touched = counted
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${count} ${words}`);
  const named = rewritten.map(({ subject, count }) => `${subject} ${count} 处改为合并后的部门`);
  return [
    `涉及 ${departments} 个部门、${people} 人`,
    ...touched,
    ...(touched.length === 0 ? ['管理范围与公告范围没有变化'] : []),
    ...named,
    ...(isMove ? [] : ['合并后原部门不再存在，不能撤销']),
  ];
}

/** The members of a department in its history. */
export const memberWords: Record<string, string> = {
  departName: '部门名称',
  companyNo: '所属公司',
  parent: '上级部门',
  merged: '并入的部门',
};

const changeWords: Record<string, string> = {
  added: '新建部门',
  edited: '编辑部门',
  moved: '移动部门',
  merged: '合并部门',
  removed: '删除部门',
};

export const wordsOfChange = (what: string): string => changeWords[what] ?? what;
