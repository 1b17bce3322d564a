import { expect, test } from 'vitest';
import { sentStatements } from '#testing/database/sent-statements.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const lin = await world.person({ roles: ['administrator'], realname: '载荷' });

/** Payloads published against table dictionaries of this family, and their relatives. */
const payloads = [
  'sys_user,realname,id',
  'sys_user,password,username',
  'sys_user,username,password,1=1',
  'sys_user,realname,username,1=1',
  'sys_user,realname,username ',
  'sys_user,realname,username--',
  "sys_user,realname,username where 'a'='a'",
  'sys_user,(select password),username',
  'sys_user,concat(username,0x7c,password),id',
  'sys_user,group_concat(password),username',
  'sys_user/**/,realname,username',
  'sys_user%20where%201=1--,realname,username',
  'sys_user a,a.realname,a.username',
  'sys_user union select password from sys_user,realname,username',
  'sys_user,realname,username union all select 1,2',
  'sys_user,realname,username;select pg_sleep(5)',
  'sys_user,realname,username,sleep(5)',
  'sys_user,realname,username,1=(select 1 from pg_sleep(5))',
  'sys_user,realname,username and extractvalue(1,concat(0x7e,user()))',
  'information_schema.tables,table_name,table_schema',
  'pg_catalog.pg_tables,tablename,schemaname',
  'person,realname,work_no',
  'person;drop table person',
  'session,token_hash,person_id',
  "a'--",
  "a' or '1'='1",
  'a"; select 1; --',
  'SYS_USER,REALNAME,USERNAME',
  '${jndi:ldap://x}',
  '../../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
];

const addressesOf = (name: string): string[] => {
  const part = encodeURIComponent(name);
  return [
    ...[
      `getDictItems/${part}`,
      `loadDict/${part}?keyword=&pageSize=10`,
      `loadDictItem/${part}?key=${lin.workNo}`,
      `getDictText/${part}/${lin.workNo}`,
      `loadTreeData?pid=&pidField=&tableName=${part}&text=realname&code=username&condition=`,
    ].map((address) => `/api/sys/dict/${address}`),
    `/api/common/queryPullPageDConfig?pageNo=1&pageSize=50&no=${part}`,
  ];
};
const replies = (name: string) =>
  Promise.all(
    addressesOf(name).map(async (url) => {
      const reply = await world.inject({ url, headers: lin.headers });
      const { success, reason, message, result } = reply.json();
      return { success, reason, message, result };
    }),
  );

test.each(payloads)(
  'LKP-02 A58 the name %s is refused without a row, by whatever call it comes, and no statement has it',
  async (name) => {
    // Session, permissions and dictionaries are cached by then; what is read nevertheless, any call reads.
    await replies('no_such_dictionary');
    const usual = new Set(await sentStatements(() => replies('no_such_dictionary')));
    const sent = await sentStatements(async () => {
      for (const answer of await replies(name)) {
        expect(answer).toEqual({
          success: false,
          reason: 'dictionary.unknown',
          message: '字典Code格式不正确！',
          result: null,
        });
      }
    });

    expect(sent.filter((statement) => !usual.has(statement) && !isOfQueue(statement))).toEqual([]);
    expect(sent.filter((statement) => statement.includes(name))).toEqual([]);
  },
);

/** Queues ask for work every half second, whoever calls. */
const isOfQueue = (statement: string): boolean => statement.includes('pgboss');

const withoutCode = ['getDictItems/', 'loadDict/?keyword=', 'loadDictItem/?key=1'];

test.each(withoutCode)('DLG-08 without a code %s says so', async (address) => {
  const reply = await world.inject({ url: `/api/sys/dict/${address}`, headers: lin.headers });

  expect(reply.json()).toMatchObject({ success: false, message: '字典Code不能为空!' });
});
