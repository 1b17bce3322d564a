import { callbacks, complaints, tickets } from '@portal/contract/records/types/cas/complaints';
import { departmentId } from '@portal/demonstration/organisation/organisation';
import type { Random } from '@portal/demonstration/random';
import { pickFor } from '@portal/demonstration/world/seasonal-words';
import { daysSince, textIn } from '@portal/demonstration/world/field-readers';
import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { servicePeople } from './reviews.ts';

const surnames = [
  '王',
  '李',
  '张',
  '刘',
  '陈',
  '杨',
  '赵',
  '黄',
  '周',
  '吴',
  '徐',
  '孙',
  '胡',
  '朱',
];

interface Kind {
  kind: string;
  said: string[];
  done: string[];
  /** The department that a ticket goes to. */
  department: 'A01A04A03' | 'A01A01A01' | 'A01A03A02' | 'A01A04A04' | 'A01A02A04';
}

const kinds: Kind[] = [
  {
    kind: 'quality',
    said: ['大衣穿三次起球严重，要求退货', '针织衫袖口脱线，洗后变形'],
    done: ['检测确认质量问题，全额退款', '换新并赠送护理券'],
    department: 'A01A04A03',
  },
  {
    kind: 'service',
    said: ['换货时导购态度恶劣', '排队结账二十分钟无人加开收银台'],
    done: ['店长致电道歉，导购复训', '调整周末收银排班并致歉'],
    department: 'A01A01A01',
  },
  {
    kind: 'refund',
    said: ['七天无理由退货被拒', '退款超过十天没有到账'],
    done: ['核实后当日退款', '财务补付并说明到账时间'],
    department: 'A01A03A02',
  },
  {
    kind: 'delivery',
    said: ['显示签收但没有收到', '少发一件毛衣'],
    done: ['补发并承担运费', '物流理赔，重新发货'],
    department: 'A01A04A04',
  },
  {
    kind: 'price',
    said: ['优惠券结账时不可用', '买后三天降价要求补差'],
    done: ['按活动规则补差价', '补发同额优惠券'],
    department: 'A01A02A04',
  },
];

const daysBack = 120;
/** Days until a complaint is to be dealt with, by its urgency. */
const daysAllowed: Record<string, number> = { normal: 7, important: 3, urgent: 1 };

/** Course of a complaint, in days; its ticket and its return call follow it. */
interface Course {
  nth: number;
  daysAgo: number;
  /** Those of the afternoon are dispatched on the next day. */
  dispatchedDaysAgo: number;
  /** The day on which a ticket that is late is escalated. */
  escalatedDaysAgo: number | undefined;
  plan: Kind;
  urgency: string;
  by: string;
  handledDaysAgo: number;
  calledDaysAgo: number;
}

const courses = new WeakMap<World, Course[]>();

function coursesOf(world: World): Course[] {
  const known = courses.get(world);
  if (known) return known;
  const random = world.random('cas/courses');
  const people = servicePeople(world);
  const made = Array.from({ length: daysBack }, (_, back) => daysBack - 1 - back).flatMap(
    (daysAgo) =>
      Array.from({ length: 1 + random.below(4) }, (__, nth): Course => {
        const urgency = random.pick(['normal', 'normal', 'normal', 'important', 'urgent']);
        const allowed = daysAllowed[urgency] ?? 7;
        const isEscalated = random.below(10) === 0;
        const took = isEscalated ? allowed + 6 : Math.max(1, allowed - random.below(allowed));
        const dispatchedDaysAgo = nth > 1 ? daysAgo - 1 : daysAgo;
        return {
          nth,
          daysAgo,
          plan: random.pick(kinds),
          urgency,
          by: random.pick(people),
          handledDaysAgo: dispatchedDaysAgo - took,
          calledDaysAgo: dispatchedDaysAgo - took - 1 - random.below(2),
          dispatchedDaysAgo,
          escalatedDaysAgo: isEscalated ? dispatchedDaysAgo - allowed : undefined,
        };
      }),
  );
  courses.set(world, made);
  return made;
}

/** The time at which the nth complaint of a day comes in, unlike any other of that day. */
const timeOf = (nth: number): string => `${9 + nth * 2}:2${nth}`.padStart(5, '0');

function makeComplaints(world: World): RecordDraft[] {
  const random = world.random('cas/complaints');
  return coursesOf(world).map((course) => {
    const { nth, daysAgo, plan, urgency, by, handledDaysAgo, calledDaysAgo } = course;
    const isOfStore = plan.kind === 'service' || random.below(2) === 0;
    const at = world.at(daysAgo, timeOf(nth));
    return {
      scope: '',
      by,
      at,
      fields: {
        customer: `${random.pick(surnames)}${random.pick(['女士', '女士', '先生'])}`,
        channel: isOfStore
          ? random.pick(['store', 'phone'])
          : random.pick(['mall', 'mini', 'live', 'phone']),
        kind: plan.kind,
        store: isOfStore ? random.pick(world.castStores).store_no : null,
        urgency,
        day: world.day(daysAgo),
        due: world.day(daysAgo - (daysAllowed[urgency] ?? 7)),
        content: pickFor(random, world.day(daysAgo), plan.said),
      },
      steps: stepsTaken(world, [
        { step: 'dispatch', by, daysAgo: course.dispatchedDaysAgo, time: '17:30' },
        {
          step: 'answer',
          by,
          daysAgo: handledDaysAgo,
          time: '16:00',
          fields: { outcome: random.pick(plan.done) },
        },
        { step: 'close', by, daysAgo: calledDaysAgo, time: '11:00' },
      ]),
    };
  });
}

/** The complaints that were dispatched, each with its course: both are in the order of time. */
function dispatched(world: World) {
  const inOrder = coursesOf(world);
  return world.recordsOf(complaints).flatMap((complaint, index) => {
    const course = inOrder[index];
    return course && complaint.state !== 'registered' ? [{ complaint, course }] : [];
  });
}

const assigneeOf = (world: World, random: Random, { department }: Kind): string =>
  random.pick(world.staffOfDepartment(department)).workNo;

function makeTickets(world: World): RecordDraft[] {
  const random = world.random('cas/tickets');
  return dispatched(world).map(({ complaint, course }) => {
    const { daysAgo, dispatchedDaysAgo, escalatedDaysAgo, plan, by, handledDaysAgo, urgency } =
      course;
    const assignee = assigneeOf(world, random, plan);
    return {
      scope: '',
      by,
      at: world.at(dispatchedDaysAgo, '17:30'),
      fields: {
        complaint: complaint.id,
        department: departmentId(plan.department),
        assignee,
        due: world.day(daysAgo - (daysAllowed[urgency] ?? 7)),
      },
      steps: stepsTaken(world, [
        ...(escalatedDaysAgo !== undefined
          ? [
              {
                step: 'escalate',
                by,
                daysAgo: escalatedDaysAgo,
                time: '10:00',
                fields: { reason: random.pick(['超过时限未办结', '顾客再次来电，要求主管处理']) },
              },
            ]
          : []),
        {
          step: 'finish',
          by: assignee,
          daysAgo: handledDaysAgo,
          time: '15:30',
          fields: {
            measure: random.pick(plan.done),
            compensation: random.below(4) === 0 ? 50 + random.below(6) * 50 : 0,
          },
        },
      ]),
    };
  });
}

const praise = [
  '对处理结果满意',
  '处理及时，会再来',
  '结果可以接受，希望以后注意',
  '结果满意，过程也顺利',
];
const blame = ['比预期慢，但已解决', '等了太久，希望以后先来电话', '结果勉强接受'];

function makeCallbacks(world: World): RecordDraft[] {
  const random = world.random('cas/callbacks');
  return dispatched(world).flatMap(({ complaint, course }) => {
    const { by, handledDaysAgo, calledDaysAgo, escalatedDaysAgo } = course;
    if (complaint.state === 'handling') return [];
    const planned = daysSince(world, textIn(complaint, 'day')) === 0 ? 0 : handledDaysAgo;
    const isMissed = random.below(9) === 0;
    return {
      scope: '',
      by,
      at: world.at(planned, '16:10'),
      fields: { complaint: complaint.id, caller: by, due: world.day(calledDaysAgo) },
      steps: stepsTaken(world, [
        ...(isMissed
          ? [
              { step: 'miss', by, daysAgo: calledDaysAgo, time: '10:10' },
              { step: 'retry', by, daysAgo: calledDaysAgo, time: '10:20' },
            ]
          : []),
        {
          step: 'reach',
          by,
          daysAgo: calledDaysAgo,
          time: '10:50',
          fields:
            escalatedDaysAgo === undefined
              ? { score: 4 + random.below(2), feedback: random.pick(praise) }
              : { score: 2 + random.below(2), feedback: random.pick(blame) },
        },
      ]),
    };
  });
}

export const complaintRecords = [
  recordMaker(complaints, makeComplaints),
  recordMaker(tickets, makeTickets),
  recordMaker(callbacks, makeCallbacks),
];
