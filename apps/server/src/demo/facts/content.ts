import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { businessGroups } from '@portal/demonstration/organisation/organisation';

/** Content for stores: its kind, and its views on an average day. */
const topics: [name: string, kind: string, views: number][] = [
  ['当季新品', 'album', 860],
  ['橱窗陈列', 'album', 640],
  ['搭配手册', 'album', 520],
  ['陈列示范', 'video', 430],
  ['服务礼仪', 'video', 250],
  ['面料知识', 'course', 310],
  ['收银规范', 'course', 180],
  ['上岗测验', 'exam', 140],
];

/** Loads daily views of content; they rise towards the end of a month. */
export async function loadContent(db: Database, days: string[]): Promise<void> {
  await sql`
    insert into content_day (bg_no, topic, day, kind, published, views, readers, finished)
    select bg_no, topic, day, kind, (noise % 4 = 0)::int + (noise % 9 = 0)::int, views, readers,
      readers * (52 + noise % 23 + extract(day from day)::int / 3) / 100
    from (
      select *, views * (45 + noise % 25) / 100 as readers
      from (
        select bg_no, topic, day, kind, noise, average * (750 + noise % 500) / 1000 as views
        from unnest(${businessGroups.map(({ bg_no }) => bg_no)}::text[])
          with ordinality as g (bg_no, bg_nth)
        cross join unnest(${days}::date[]) with ordinality as d (day, day_nth)
        cross join unnest(
          ${topics.map(([name]) => name)}::text[],
          ${topics.map(([, kind]) => kind)}::text[],
          ${topics.map(([, , views]) => views)}::int[]
        ) with ordinality as t (topic, kind, average, topic_nth)
        cross join lateral (
          select ((bg_nth * 7919 + topic_nth * 631 + day_nth * day_nth * 31 + topic_nth * day_nth)
            % 1009)::int as noise
        ) chance
      ) looked
    ) read`.execute(db);
}
