import { minute as minuteMs } from '@portal/common/durations';
import { supervisor } from '@portal/demonstration/people/colleagues';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import { between, dayAfter, stepsSoFar } from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { patrols } from './patrols.ts';
import { rectifications } from './rectifications.ts';

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

export const rectificationMaker = recordMaker(rectifications, makeRectifications);
