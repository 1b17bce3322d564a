import {
  addTemplate,
  deleteTemplate,
  editTemplate,
  listTemplates,
  listTemplateVersions,
} from '@portal/contract/notices/message-templates';
import { expect, test } from 'vitest';
import { withinTenant } from '#platform/database/tenant.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const author = await world.person({ roles: ['administrator'], realname: '林执笔' });
const other = await world.person({ roles: ['administrator'], realname: '周执笔' });
const written = (templateCode: string, titile: string) =>
  ({
    templateCode,
    templateName: '盘点',
    titile,
    msgContent: '<p>{{date}}盘点</p>',
    priority: 'L',
  }) as const;
const versions = (templateCode: string) => author.call(listTemplateVersions, { templateCode });

test('each text of a template stays, and an earlier one is gone back to as a new one', async () => {
  await author.call(addTemplate, written('kept', '初版'));
  await other.call(editTemplate, { ...written('kept', '改版'), version: 1 });
  await author.call(editTemplate, { ...written('kept', '初版'), version: 2 });

  expect(await versions('kept')).toMatchObject([
    { version: 3, titile: '初版', updateBy: '林执笔' },
    { version: 2, titile: '改版', updateBy: '周执笔' },
    { version: 1, titile: '初版', updateBy: '林执笔' },
  ]);
  const all = await author.call(listTemplates, {});
  expect(all.find(({ templateCode }) => templateCode === 'kept')).toMatchObject({ version: 3 });
});

test('a template that somebody else has changed is not overwritten unseen', async () => {
  await author.call(addTemplate, written('met', '初版'));
  await other.call(editTemplate, { ...written('met', '他人的'), version: 1 });

  const late = author.call(editTemplate, { ...written('met', '我的'), version: 1 });

  await expect(late).rejects.toThrow('template.changed');
  expect(await versions('met')).toMatchObject([{ titile: '他人的' }, { titile: '初版' }]);
});

test('saving what is there already makes no version', async () => {
  await author.call(addTemplate, written('same', '一样'));
  await author.call(editTemplate, { ...written('same', '一样'), version: 1 });

  expect(await versions('same')).toHaveLength(1);
});

test('with a template its versions go, and one of the same code begins anew', async () => {
  await author.call(addTemplate, written('gone', '旧'));
  await author.call(editTemplate, { ...written('gone', '更旧'), version: 1 });
  await author.call(deleteTemplate, { templateCode: 'gone' });
  await expect(versions('gone')).rejects.toThrow('template.not-found');

  await author.call(addTemplate, written('gone', '新'));
  expect(await versions('gone')).toMatchObject([{ version: 1, titile: '新' }]);
});

test('a template without a word in its text is refused, and a clerk sees no versions', async () => {
  const empty = author.call(addTemplate, { ...written('void', '空'), msgContent: '<p> </p>' });
  await expect(empty).rejects.toThrow('input.invalid');

  const clerk = await world.person({ roles: ['store-clerk'] });
  await expect(clerk.call(listTemplateVersions, { templateCode: 'kept' })).rejects.toThrow(
    'action.denied',
  );
});

test('a template that was stored without a word is listed with its versions all the same', async () => {
  await withinTenant(0, () =>
    world.db
      .insertInto('message_template')
      .values({ ...of('before'), content: '<p></p>', updated_at: world.clock.now() })
      .execute(),
  );

  const all = await author.call(listTemplates, {});
  expect(all.find(({ templateCode }) => templateCode === 'before')).toMatchObject({ version: 1 });
  expect(await versions('before')).toMatchObject([{ version: 1, titile: '旧' }]);
});

const of = (code: string) => ({ code, name: '旧', title: '旧', priority: 'L' }) as const;
