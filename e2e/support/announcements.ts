import { randomUUID } from 'node:crypto';
import { changeDatabase } from './test-people.ts';

/** Sends an announcement to these people, as the administrator's page does, with a unique title. */
export async function announceOne(...personIds: string[]): Promise<{ id: string; title: string }> {
  const id = randomUUID();
  const title = `盘点通知 ${id.slice(0, 8)}`;
  await changeDatabase(
    `insert into announcement (id, title, sender, content, category, sent_at, announced_at, created_at)
     values ($1, $2, '零售运营中心', '<p>周日零点开始</p>', '1', now(), now(), now())`,
    [id, title],
  );
  await changeDatabase(
    `insert into announcement_target select $1, 'person:' || unnest($2::text[])`,
    [id, personIds],
  );
  await changeDatabase('insert into notice_diary (person_ids) values ($1)', [personIds]);
  return { id, title };
}

/** Sends an announcement; returns its title alone. */
export const announce = async (...personIds: string[]): Promise<string> =>
  (await announceOne(...personIds)).title;
