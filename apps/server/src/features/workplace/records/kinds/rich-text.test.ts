import { recordCalls } from '@portal/contract/records/record-calls';
import { displayGuides } from '@portal/contract/records/types/cms/display';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const guides = recordCalls(displayGuides);

test('FIX-27 rich text of a record is cleaned when it is made and when it is changed, and found by its words', async () => {
  const lin = await world.person({ roles: ['administrator'] });
  const fields = {
    title: '冬季主推',
    season: 'winter',
    area: 'window',
    days: { from: '2026-12-01', until: '2026-12-20' },
    styles: 12,
    body: '<h2>主推区</h2><p onclick="alert(1)">价签朝外</p><script>alert(2)</script>',
  };

  const made = await lin.call(guides.create, { fields });
  expect(made.fields['body']).toBe('<h2>主推区</h2><p>价签朝外</p>');

  const { id, version } = made;
  const body = '<p>样窗九号缺码当日补齐<iframe src="https://elsewhere.example"></iframe></p>';
  const changed = await lin.call(guides.edit, { id, version, fields: { body } });
  expect(changed.fields['body']).toBe('<p>样窗九号缺码当日补齐</p>');

  const found = async (keyword: string) => (await lin.call(guides.count, { keyword })).total;
  expect([await found('样窗九号缺码当日补齐'), await found('elsewhere.example')]).toEqual([1, 0]);
});
