import {
  counted,
  grouped,
  percent,
  points,
  rate,
  share,
} from '@portal/system-server/board/figures';
import { countIn, sumOf } from '@portal/system-server/board/measures';
import { recordBoard } from '@portal/system-server/board/record-board';
import { complaints } from './records/complaints.ts';
import { reviews } from './records/reviews.ts';

/** Reviews by subject with their score, and complaints until they are closed. */
export const customerVoiceBoard = recordBoard({
  measures: ['reviews', 'stars', 'bad', 'unanswered', 'complaints', 'closed', 'urgent'],
  sources: [
    {
      type: reviews,
      page: '/cas/review/list',
      groups: { on: 'day', place: 'store', part: 'topic' },
      measures: {
        reviews: countIn(),
        stars: sumOf('score'),
        bad: { kind: 'count', where: { field: 'score', op: 'most', value: 2 } },
        unanswered: countIn('fresh'),
      },
    },
    {
      type: complaints,
      page: '/cas/complaint/register',
      groups: { on: 'day', place: 'store' },
      measures: {
        complaints: countIn(),
        closed: countIn('closed'),
        urgent: { kind: 'count', where: { field: 'urgency', op: 'is', value: 'urgent' } },
      },
    },
  ],
  main: {
    label: '平均评分',
    of: (sums) => share(sums.stars, sums.reviews),
    say: (value) => ({ prefix: '', text: grouped(value, 1), unit: '星' }),
    differsIn: ' 星',
  },
  figures: [
    { label: '评价', of: (sums) => sums.reviews, say: counted('条') },
    {
      label: '差评率',
      of: (sums) => percent(sums.bad, sums.reviews),
      say: rate,
      good: 'less',
      differsIn: points,
    },
    { label: '待回复', of: ({ unanswered }) => unanswered, say: counted('条'), good: 'less' },
    { label: '投诉', of: (sums) => sums.complaints, say: counted('件'), good: 'less' },
    { label: '紧急投诉', of: ({ urgent }) => urgent, say: counted('件'), good: 'less' },
    {
      label: '投诉结案率',
      of: (sums) => percent(sums.closed, sums.complaints),
      say: rate,
      differsIn: points,
    },
  ],
  trend: { title: '每日评价', unit: '条', of: (sums) => sums.reviews },
  shares: { title: '评价主题', by: 'reviews' },
  ranking: {
    title: '门店排行',
    place: '门店',
    by: (sums) => share(sums.stars, sums.reviews),
    columns: [
      { title: '评分', cell: (sums) => grouped(share(sums.stars, sums.reviews), 1) },
      { title: '评价', cell: (sums) => grouped(sums.reviews) },
      { title: '差评', cell: ({ bad }) => grouped(bad) },
      { title: '投诉', cell: (sums) => grouped(sums.complaints) },
    ],
  },
  structure: {
    title: '投诉进度',
    aside: (sums) => `共 ${grouped(sums.complaints)} 件`,
    parts: [
      { label: '已结案', of: ({ closed }) => closed },
      { label: '未结', of: (sums) => sums.complaints - sums.closed },
    ],
    detail: (value) => `${grouped(value)} 件`,
    finding: (stores) => {
      // Some complaints are about no store.
      const [most] = stores
        .filter(({ key }) => key !== null)
        .toSorted((a, b) => b.sums.complaints - a.sums.complaints);
      if (!most || most.sums.complaints === 0) return '没有关于门店的投诉。';
      return `投诉最多的是${most.label}，${grouped(most.sums.complaints)} 件。`;
    },
  },
});
