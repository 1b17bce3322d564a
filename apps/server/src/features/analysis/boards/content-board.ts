import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import type { BoardQuery } from '../query/board-query.ts';
import { type BoardContent, emptyBoard } from './board-content.ts';
import {
  counted,
  grouped,
  percent,
  points,
  rate,
  rateText,
} from '@portal/system-server/board/figures';
import type { Sums } from '@portal/system-server/board/measure-figure';
import { byPart, type CountRow, type MeasuredBoard, measuredParts } from './measured-board.ts';
import { rowsOnPath } from '../drill-down/filter-rows.ts';
import { freshnessText, rangesFor } from '../series/period-ranges.ts';
import { daysNeeded } from '../series/daily-trend.ts';
import { groupNames } from './organisation-store.ts';

const measures = ['published', 'views', 'readers', 'finished'] as const;
type Measure = (typeof measures)[number];

/** Reports the articles published for the stores of the chosen business group, and their readers. */
export async function contentBoard(db: Database, query: BoardQuery): Promise<BoardContent> {
  const { title, today, path } = query;
  const { bgNo } = query.context;
  if (bgNo === null) return emptyBoard({ title, scope: noneChosen, main: '栏目阅读' });
  const ranges = rangesFor(query, today);
  const [names, rows] = await Promise.all([
    groupNames(db, [bgNo]),
    contentDays(db, bgNo, daysNeeded(ranges)),
  ]);
  const scope = `${names.join('')}，${freshnessText(query, today)}`;
  return {
    title,
    scope,
    ...measuredParts(content, { rows: rowsOnPath(rows, path, opens) }, { ranges, path }),
  };
}

/** The dimensions of `place` and `part` in the rows. */
const opens = { place: 'topic', part: 'kind' } as const;

const noneChosen = '未选择事业部，选择事业部后显示其数据';

async function contentDays(
  db: Database,
  bgNo: string,
  days: string[],
): Promise<CountRow<Measure>[]> {
  const { rows } = await sql<CountRow<Measure>>`
    select topic as place, topic as "placeKey", coalesce(text, kind) as part, kind as "partKey", day, published, views, readers, finished
    from content_day
    left join dictionary_item
      on ${ofTenant('dictionary_item')} and dictionary_code = 'content_kind' and value = kind
    where ${ofTenant('content_day')} and bg_no = ${bgNo} and day = any(${days}::date[])`.execute(
    db,
  );
  return rows;
}

const finished = (sums: Sums<Measure>) => percent(sums.finished, sums.readers);

export const content: MeasuredBoard<Measure> = {
  measures,
  main: { label: '栏目阅读', of: ({ views }) => views, say: counted('次') },
  figures: [
    { label: '栏目更新', of: ({ published }) => published, say: counted('篇') },
    { label: '阅读人次', of: ({ readers }) => readers, say: counted('人次') },
    { label: '学完人次', of: (sums) => sums.finished, say: counted('人次') },
    { label: '学完率', of: finished, say: rate, differsIn: points },
  ],
  trend: { title: '每日阅读', unit: '次', of: ({ views }) => views },
  shares: { title: '内容类型占比', rowsOf: byPart('views'), opensAs: opens.part },
  ranking: {
    title: '栏目排行',
    place: '栏目',
    opensAs: opens.place,
    by: ({ views }) => views,
    columns: [
      { title: '阅读', cell: ({ views }) => grouped(views) },
      { title: '发布', cell: ({ published }) => grouped(published) },
      { title: '阅读人次', cell: ({ readers }) => grouped(readers) },
      { title: '学完率', cell: (sums) => rateText(finished(sums)) },
    ],
  },
  structure: {
    title: '阅读结构',
    aside: ({ readers }) => `共 ${grouped(readers)} 人次`,
    parts: [
      { label: '学完', of: (sums) => sums.finished },
      { label: '未学完', of: (sums) => sums.readers - sums.finished },
    ],
    detail: (value) => `${grouped(value)} 人次`,
    finding: (places) => {
      const [least] = places
        .filter(({ sums }) => sums.readers > 0)
        .toSorted((a, b) => finished(a.sums) - finished(b.sums));
      if (!least) return '';
      return `学完率最低的是「${least.label}」，${rateText(finished(least.sums))}。`;
    },
  },
};
