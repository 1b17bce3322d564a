import { hour as hourMs, minute as minuteMs } from '@portal/common/durations';
import {
  openingChanges,
  openingChecks,
  patrols,
  rectifications,
} from '@portal/contract/records/types/ors/store-work';
import { flagshipStoreNo } from '@portal/demonstration/organisation/stores';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { between, dayAfter, momentsOf, stepsSoFar } from '@portal/demonstration/world/steps-so-far';
import { managerOf, supervisor } from '@portal/demonstration/people/colleagues';

const summaries = [
  '整体陈列符合本波段要求，橱窗需补一组搭配；与店长约定下周复看。',
  '员工对新品面料卖点熟悉，连带率有提升空间；后仓动线需整理。',
  '客流高峰收银排队较长，建议周末增加一名收银；卫生良好。',
  '试衣间回挂不及时，已现场示范；会员招募话术执行到位。',
];

/** Visits to each store every two weeks or so, and those of the coming days. */
function makePatrols(world: World): RecordDraft[] {
  const random = world.random('ors/patrols');
  return world.castStores.flatMap(({ store_no }) =>
    Array.from({ length: 10 }, (_, nth) => {
      const daysAgo = nth * 14 + random.below(12) - 4;
      const at = world.at(Math.max(0, daysAgo + 7), '10:20');
      const findings = random.below(4);
      const hoursUntil = Math.max(
        1,
        (world.at(daysAgo, '15:30').getTime() - at.getTime()) / hourMs,
      );
      const draft: RecordDraft = {
        scope: store_no,
        by: supervisor,
        at,
        fields: {
          store: store_no,
          kind: random.pick(['routine', 'routine', 'routine', 'launch', 'festival', 'surprise']),
          planned: world.day(daysAgo),
          visitor: supervisor,
        },
      };
      if (daysAgo <= 0) return draft;
      const finish =
        random.below(14) === 0
          ? { step: 'cancel', by: supervisor, afterHours: hoursUntil }
          : {
              step: 'finish',
              by: supervisor,
              afterHours: hoursUntil,
              fields: {
                score: 96 - findings * 5 - random.below(5),
                findings,
                summary: random.pick(summaries),
              },
            };
      return { ...draft, steps: stepsSoFar(world, at, [finish]) };
    }),
  );
}

/** Problems by subject, each with what a store writes when it has mended it. */
const problems = [
  ['display', '橱窗模特搭配与陈列手册不符', '已按手册第 12 页更换，照片已发群'],
  ['display', '入口中岛尺码断档仍在主推位', '已换为齐码款，断码款移至侧墙'],
  ['service', '试衣间三分钟内无人跟进', '早会已演练，安排试衣间专人'],
  ['hygiene', '后仓通道堆放空箱', '空箱已清运，每日闭店前检查'],
  ['stock', '调拨到货超过两天未收货', '已收货入账，指定专人当日收货'],
  ['cash', '备用金未按日清点', '已补清点记录，闭店双人复核'],
  ['safety', '灭火器被陈列道具遮挡', '道具已移开，消防点位贴地标'],
] as const;

/** Findings of patrols, mended by the store in days and reviewed by the supervisor; one in six is sent back once. */
function makeRectifications(world: World): RecordDraft[] {
  const random = world.random('ors/rectifications');
  return world.recordsOf(patrols).flatMap((patrol) =>
    Array.from({ length: Number(patrol.fields['findings'] ?? 0) }, () => {
      const store_no = patrol.scope;
      const [subject, problem, mended] = random.pick(problems);
      const at = new Date(
        Math.min(patrol.changedAt.getTime() + 30 * minuteMs, world.now.getTime()),
      );
      const { workNo } = random.pick(world.staffOf(store_no));
      const mend = () => ({
        step: 'mend',
        by: workNo,
        afterHours: between(random, 10, 90),
        fields: { mended },
      });
      const isReturned = random.below(6) === 0;
      return {
        scope: store_no,
        by: supervisor,
        at,
        fields: {
          store: store_no,
          patrol: patrol.id,
          subject,
          problem,
          severity: random.below(4) === 0 ? 'major' : 'minor',
          until: dayAfter(at, 7),
        },
        steps: stepsSoFar(world, at, [
          mend(),
          ...(isReturned
            ? [
                {
                  step: 'return',
                  by: supervisor,
                  afterHours: between(random, 4, 30),
                  fields: { review: '照片看不清，请补拍全景' },
                },
                mend(),
              ]
            : []),
          { step: 'pass', by: supervisor, afterHours: between(random, 4, 40) },
        ]),
      };
    }),
  );
}

const allChecks = ['alarm', 'lights', 'till', 'floor', 'window', 'exit'];
const troubles = [
  '二楼射灯两盏不亮，已报修',
  '收银网络中断十分钟，已恢复',
  '卷帘门开启缓慢，已报修',
];

/** The opening and closing of each store on the last days. */
function makeOpeningChecks(world: World): RecordDraft[] {
  const random = world.random('ors/opening-checks');
  return world.castStores.flatMap(({ store_no }) =>
    Array.from({ length: 16 }, (_, daysAgo) => daysAgo).flatMap((daysAgo) =>
      (['open', 'close'] as const).flatMap((kind): RecordDraft[] => {
        const time = `${kind === 'open' ? '09' : '21'}:${String(between(random, 35, 58))}`;
        const at = world.at(daysAgo, time);
        const { workNo } = random.pick(world.staffOf(store_no));
        const hasTrouble = random.below(14) === 0;
        if (at >= world.now) return [];
        const draft: RecordDraft = {
          scope: store_no,
          by: workNo,
          at,
          fields: {
            kind,
            day: world.day(daysAgo),
            time,
            keeper: workNo,
            checks: allChecks.filter(() => random.below(9) > 0 || kind === 'open'),
            float: 2_000,
          },
        };
        if (!hasTrouble) return [draft];
        const flag = {
          step: 'flag',
          by: workNo,
          afterHours: 0,
          fields: { note: random.pick(troubles) },
        };
        const clear = { step: 'clear', by: workNo, afterHours: between(random, 6, 40) };
        return [{ ...draft, steps: stepsSoFar(world, at, [flag, clear]) }];
      }),
    ),
  );
}

const changes = [
  { kind: 'long', hours: '10:00–23:00', reason: '商场夜场活动，延长营业' },
  { kind: 'late', hours: '11:30–22:00', reason: '上午消防演练，延迟开店' },
  { kind: 'early', hours: '10:00–18:00', reason: '商场设备检修，提前闭店' },
  { kind: 'shut', hours: null, reason: '年度盘点，停业一天' },
  { kind: 'late', hours: '12:00–22:00', reason: '橱窗换季施工，延迟开店' },
];

function makeOpeningChanges(world: World): RecordDraft[] {
  const random = world.random('ors/opening-changes');
  return world.castStores.flatMap(({ store_no, opened_on }) =>
    momentsOf(world, random, { number: store_no === flagshipStoreNo ? 22 : 5, days: 300 })
      .filter(({ at }) => dayAfter(at, 0) > opened_on)
      .map(({ at }) => {
        const { workNo } = managerOf(world, store_no);
        const { kind, hours, reason } = random.pick(changes);
        const begins = between(random, 4, 12);
        return {
          scope: store_no,
          by: workNo,
          at,
          fields: {
            store: store_no,
            kind,
            hours,
            reason,
            from: dayAfter(at, begins),
            until: dayAfter(at, begins + (kind === 'long' ? random.below(3) : 0)),
          },
          steps: stepsSoFar(world, at, [
            { step: 'submit', by: workNo, afterHours: 1 },
            {
              step: random.below(8) === 0 ? 'decline' : 'approve',
              by: supervisor,
              afterHours: between(random, 3, 40),
            },
          ]),
        };
      }),
  );
}

export const storeWorkRecords = [
  recordMaker(patrols, makePatrols),
  recordMaker(rectifications, makeRectifications),
  recordMaker(openingChecks, makeOpeningChecks),
  recordMaker(openingChanges, makeOpeningChanges),
];
