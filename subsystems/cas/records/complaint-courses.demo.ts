import type { World } from '@portal/demonstration/world/world';
import { complaints } from './complaints.ts';
import { servicePeople } from './review-subjects.demo.ts';

export interface Kind {
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
export const daysAllowed: Record<string, number> = { normal: 7, important: 3, urgent: 1 };

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

export function coursesOf(world: World): Course[] {
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

/** The complaints that were dispatched, each with its course: both are in the order of time. */
export function dispatched(world: World) {
  const inOrder = coursesOf(world);
  return world.recordsOf(complaints).flatMap((complaint, index) => {
    const course = inOrder[index];
    return course && complaint.state !== 'registered' ? [{ complaint, course }] : [];
  });
}
