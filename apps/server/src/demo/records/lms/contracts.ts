import type { RecordFields } from '@portal/contract/records/field-values';
import { contractReviews, contracts } from '@portal/contract/records/types/lms/contracts';
import { departmentId } from '../../organisation/organisation.ts';
import type { Random } from '../../random.ts';
import type { MadeRecord } from '../../world/numbered-records.ts';
import { type RecordDraft, recordMaker } from '../../world/record-maker.ts';
import type { World } from '../../world/world.ts';
import {
  amount,
  companyName,
  courseFrom,
  daysAgoOf,
  daysSince,
  deciderFor,
  desks,
  officeTime,
  textIn,
  workday,
  worksInOffice,
} from '../course.ts';

const { legal } = desks;

/** Contracts of the house by title: kind, trade of the other party, and what a year of them costs in thousands. */
const subjects = [
  { title: '面料采购框架协议', kind: 'purchase', trade: '纺织', least: 800, most: 6_000 },
  { title: '辅料采购合同', kind: 'purchase', trade: '辅料', least: 120, most: 900 },
  { title: '成衣加工合同', kind: 'purchase', trade: '制衣', least: 600, most: 5_200 },
  { title: '干线运输合同', kind: 'service', trade: '物流', least: 300, most: 2_400 },
  { title: '直播推广服务合同', kind: 'service', trade: '传媒', least: 80, most: 700 },
  { title: '陈列道具制作合同', kind: 'service', trade: '展示', least: 60, most: 400 },
  { title: '物业服务合同', kind: 'service', trade: '物业', least: 180, most: 420 },
  { title: '保洁服务合同', kind: 'service', trade: '保洁', least: 60, most: 140 },
  { title: '绿植租摆合同', kind: 'service', trade: '园艺', least: 12, most: 36 },
  { title: '桶装水供应合同', kind: 'service', trade: '饮水', least: 10, most: 24 },
  { title: '文印租赁合同', kind: 'service', trade: '办公设备', least: 36, most: 90 },
  { title: '区域加盟合同', kind: 'franchise', trade: '商贸', least: 200, most: 1_200 },
] as const;

const opinions = [
  '付款节点与验收挂钩，违约责任对等，同意签署',
  '已补充知识产权与保密条款，同意签署',
  '租金递增幅度与免租期已核对，同意签署',
];
const returns = [
  '缺少对方营业执照与授权书',
  '违约金比例过高，请与对方协商',
  '管辖法院应为我方所在地',
];

interface Subject {
  title: string;
  kind: string;
  party: string;
  amount: number;
}

function makeSubject(world: World, random: Random): Subject {
  if (random.below(3) === 0) {
    const { store_name } = random.pick(world.stores);
    return {
      title: `${store_name}租赁合同`,
      kind: 'lease',
      party: companyName(random, '商业管理'),
      amount: amount(random, 240_000, 4_800_000, 10_000),
    };
  }
  const { title, kind, trade, least, most } = random.pick(subjects);
  return {
    title,
    kind,
    party: companyName(random, trade),
    amount: amount(random, least, most) * 1_000,
  };
}

function makeReviews(world: World): RecordDraft[] {
  const random = world.random('lms/contract-reviews');
  const people = world.people.filter((member) => worksInOffice(member) && member.departments[0]);
  return Array.from({ length: 170 }, () => {
    const asked = workday(world, random.below(320));
    const at = officeTime(world, random, asked);
    const begins = asked - 10;
    const verdicts: { step: string; at: Date; fields?: RecordFields }[] = [];
    if (asked > 3) {
      const isReturned = random.below(7) === 0;
      const opinion = random.pick(isReturned ? returns : opinions);
      const fields = { opinion, risk: random.pick(['low', 'low', 'middle', 'high']) };
      const seenAt = officeTime(world, random, asked - 2);
      verdicts.push({ step: isReturned ? 'return' : 'pass', at: seenAt, fields });
      if (isReturned && asked > 12) {
        verdicts.push({ step: 'resubmit', at: world.at(asked - 5, '10:30') });
        const passedAt = officeTime(world, random, asked - 7);
        const passed = { ...fields, opinion: random.pick(opinions) };
        verdicts.push({ step: 'pass', at: passedAt, fields: passed });
      }
    }
    const by = random.pick(people).workNo;
    const course = courseFrom(world, at);
    for (const { step, at: takenAt, fields } of verdicts) {
      course.take(step, step === 'resubmit' ? by : deciderFor(world, by, legal), takenAt, fields);
    }
    return {
      scope: '',
      by,
      at,
      fields: {
        ...makeSubject(world, random),
        day: world.day(asked - 5),
        from: world.day(begins),
        until: world.day(begins - 364),
        owner: random.pick(people).workNo,
      },
      steps: course.steps,
    };
  });
}

/** A contract for each review that passed, and leases and others that were signed before. */
function makeContracts(world: World): RecordDraft[] {
  const random = world.random('lms/contracts');
  const passed = world
    .recordsOf(contractReviews)
    .filter(({ state, changedAt }) => state === 'passed' && changedAt < world.at(5, '00:01'));
  const reviewed = passed.map((review) => contractOf(world, random, signedAfter(world, review)));
  const former = Array.from({ length: 210 }, (_, nth) => {
    // Of the vendors of the house each has a contract that runs.
    const house = subjects.slice(6, 11)[nth];
    const signed = workday(world, house ? 280 : 30 + random.below(1_000));
    const years = random.below(3) + 1;
    const subject = makeSubject(world, random);
    const known = house && {
      title: house.title,
      kind: house.kind,
      party: companyName(random, house.trade),
      amount: amount(random, house.least, house.most) * 1_000,
    };
    return contractOf(world, random, {
      signed,
      from: signed - 5,
      until: signed - 5 - (house ? 730 : 365 * years),
      subject: known ?? subject,
    });
  });
  return [...former, ...reviewed];
}

interface Term {
  /** All in days ago. */
  signed: number;
  from: number;
  until: number;
  subject: Subject;
  review?: string;
}

function signedAfter(world: World, { id, changedAt, fields }: MadeRecord): Term {
  const passedDaysAgo = daysSince(world, changedAt);
  const signed = workday(world, Math.max(0, passedDaysAgo - 3));
  const daysTo = (day: unknown, otherwise: number): number =>
    typeof day === 'string' ? daysAgoOf(world, day) : otherwise;
  return {
    signed,
    from: Math.min(signed, daysTo(fields['from'], signed)),
    until: daysTo(fields['until'], signed - 365),
    review: id,
    subject: {
      title: textIn(fields, 'title'),
      kind: textIn(fields, 'kind'),
      party: textIn(fields, 'party'),
      amount: Number(fields['amount']),
    },
  };
}

const departmentOf: Record<string, 'A01A01A06' | 'A01A04A01' | 'A01A08A01' | 'A01A01'> = {
  lease: 'A01A01A06',
  purchase: 'A01A04A01',
  service: 'A01A08A01',
  franchise: 'A01A01',
};

/** Two months before its end a contract is listed for a decision; after its end it was renewed or has ended. */
function contractOf(world: World, random: Random, term: Term): RecordDraft {
  const { signed, from, until, subject, review } = term;
  const at = officeTime(world, random, signed);
  const course = courseFrom(world, at);
  const remind = until + 60;
  if (remind >= 0 && remind < from) {
    course.take('remind', legal, world.at(remind, '09:20'), { remind: world.day(until + 30) });
    if (until > 0) {
      const isRenewed = random.below(3) === 0;
      const end = {
        until: world.day(until - 365),
        renewal: 'talk',
        remind: world.day(until - 335),
      };
      const decidedAt = officeTime(world, random, until + 4);
      if (isRenewed && until < 300) course.take('renew', legal, decidedAt, end);
      else course.take('end', legal, decidedAt);
    }
  } else if (random.below(40) === 0) {
    course.take('breach', legal, world.at(Math.max(0, signed - 20), '14:00'), {
      note: '对方逾期交付，已发催告函',
    });
  }
  return {
    scope: '',
    by: legal,
    at,
    fields: {
      ...subject,
      ...(review !== undefined && { review }),
      department: departmentId(departmentOf[subject.kind] ?? 'A01A08A01'),
      signed: world.day(signed),
      from: world.day(from),
      until: world.day(until),
      renewal: random.pick(['talk', 'talk', 'auto', 'none']),
    },
    steps: course.steps,
  };
}

export const contractMakers = [
  recordMaker(contractReviews, makeReviews),
  recordMaker(contracts, makeContracts),
];
