import { readingWords } from '@portal/common/pinyin/reading-words';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { cloneDatabase } from '#testing/database/clone.ts';
import { closeDatabase, openDatabase } from './database.ts';
import { wordsHold } from './words.ts';

const own = await cloneDatabase();
const db = openDatabase(own.url, { tenantId: 0 });
afterAll(async () => {
  await closeDatabase(db);
  await own.drop();
});

/** Returns which keywords find a record by the readings of its name. */
async function findersOf(name: string, keywords: readonly string[]): Promise<string[]> {
  const words = [name, ...readingWords(name)].join(' ');
  const held = await Promise.all(
    keywords.map((keyword) =>
      sql`select from (values (${words}::text)) record (words) where ${wordsHold(keyword)}`.execute(
        db,
      ),
    ),
  );
  return keywords.filter((_, at) => held[at]?.rows.length === 1);
}

test('FIX-46 a record is found by every reading of a long name, by a part of one and by initials', async () => {
  const long = '重庆长沙大连朝阳传奇会计银行乐单调便差';
  const right = [
    'chuanqi',
    'kuaijiyinhang',
    'chongqingchangshadaliankuai'.slice(0, 19),
    'ledandiao',
    'zqcsdl',
  ];
  expect(await findersOf(long, right)).toEqual(right);
  expect(
    await findersOf('重工长绒大朝传奇羽绒服', ['chuanqi', 'zhonggongchangrongdachao']),
  ).toHaveLength(2);
  expect(await findersOf(long, ['chuanyinhang', 'xyzxyz', '100%'])).toEqual([]);
});
