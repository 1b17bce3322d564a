import { fixedBusinessGroup } from '@portal/contract/headers';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const lin = await world.person({
  workNo: 'linlookup',
  realname: '林晓',
  roles: ['administrator'],
  stores: ['S02001'],
  departments: ['d-a01'],
  businessGroups: [fixedBusinessGroup],
});

const text = expect.any(String);
const item = { value: text, text, title: text, label: text, color: null };
const option = { ...item, aside: text };
const node = { key: text, value: text, title: text, isLeaf: expect.any(Boolean) };
const person = expect.objectContaining({
  username: 'linlookup',
  orgCodeTxt: text,
  sex_dictText: text,
});
const only = (part: unknown) => expect.arrayContaining([part]);
const all = expect.objectContaining({
  yn: [
    { ...item, value: '0' },
    { ...item, value: '1' },
  ],
});

const systems = [
  'hr',
  'ams',
  'crm',
  'ops',
  'lms',
  'imos',
  'dcp',
  'gims',
  'gyl',
  'idss',
  'cas',
  'syfs',
];
const prefixes = ['', 'pos/', 'cnl/', 'uopcms/', ...systems.map((system) => `${system}/`)];

/** Every lookup call of section 7: its path and query, and the result in the shape of existing front ends. */
const calls: [address: string, result: unknown][] = [
  [
    'sys/dict/getDictItems/yn',
    [
      { ...item, value: '0' },
      { ...item, value: '1' },
    ],
  ],
  [
    'sys/dict/loadDict/yn?keyword=shi&pageSize=10',
    [{ ...option, value: '1', text: '是', title: '是', label: '是' }],
  ],
  [
    'sys/dict/loadDict/store?keyword=njxl&pageSize=10',
    [{ ...option, value: 'S02001', aside: 'S02001 上海' }],
  ],
  [
    'sys/dict/loadDict/sys_user,realname,username?keyword=linlookup',
    only({ ...option, value: 'linlookup' }),
  ],
  ['sys/dict/loadDictItem/yn?key=0,1&delNotExist=true', ['否', '是']],
  ['sys/dict/loadDictItem/sys_user,realname,username?key=linlookup', ['林晓']],
  ['sys/dict/getDictText/yn/1', '是'],
  ...prefixes.flatMap((prefix): [string, unknown][] => [
    [`${prefix}sys/dict/refleshCache`, null],
    [`${prefix}sys/dict/queryAllDictItems`, all],
  ]),
  [
    'sys/dict/loadTreeData?pid=&pidField=parent_id&tableName=sys_depart&text=depart_name&code=id&hasChildField=&condition=',
    only(node),
  ],
  [
    'common/queryPullPageDConfigs',
    [
      { no: 'store', name: '门店', filters: ['bgNo'] },
      { no: 'person', name: '人员', filters: ['departId', 'storeNo'] },
      { no: 'department', name: '部门', filters: ['departId'] },
    ],
  ],
  [
    'common/queryPullPageDConfig?pageNo=1&pageSize=50&no=store&bgNo=BG01',
    { records: [{ ...option, value: 'S02001' }], total: 1 },
  ],
  [
    'sys/user/list?pageNo=1&pageSize=10&realname=*林晓*&column=createTime&order=desc&field=id,,realname',
    { records: [person], total: 1, size: 10, current: 1, pages: 1 },
  ],
  ['sys/user/checkOnlyUser?username=nobodyhasit', true],
  ['sys/user/queryUserByDepId?id=d-a01&realname=林晓', [person]],
  [
    'sys/sysDepart/queryTreeList',
    only(expect.objectContaining({ ...node, departName: text, orgCode: text, parentId: '' })),
  ],
  ['sys/duplicate/check?tableName=sys_user&fieldName=username&fieldVal=nobodyhasit&dataId=', null],
  ['sys/checkRule/checkByCode?ruleCode=store_no&value=S02001', null],
];

test.each(calls)('LKP-01 %s', async (address, result) => {
  const reply = await world.inject({ url: `/api/${encodeURI(address)}`, headers: lin.headers });

  expect(reply.json()).toMatchObject({ success: true, code: 200, result });
});
