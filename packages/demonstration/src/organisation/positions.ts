import type { Random } from '../random.ts';
import { type OrgCode, orgCodes } from './organisation.ts';

/** Posts that people are hired for, by department. */
const hired: [department: OrgCode, positions: readonly string[]][] = [
  ['A01A01A01', ['导购', '导购', '店长']],
  ['A01A01A02', ['导购', '导购', '店长']],
  ['A01A01A03', ['导购', '导购', '店长']],
  ['A01A01A04', ['导购', '店长']],
  ['A01A01A05', ['导购', '店长']],
  ['A01A01A06', ['渠道拓展专员']],
  ['A01A01A07', ['陈列师']],
  ['A01A02A01', ['商品企划']],
  ['A01A02A02', ['商品专员']],
  ['A01A02A03', ['补货专员']],
  ['A01A03A01', ['会员运营专员']],
  ['A01A03A02', ['客服专员']],
  ['A01A03A03', ['视觉设计师', '文案']],
  ['A01A04A01', ['采购专员']],
  ['A01A04A03', ['质检员']],
  ['A01A04A04', ['仓储主管', '仓管员']],
  ['A01A05A01', ['电商运营']],
  ['A01A05A02', ['主播']],
  ['A01A06A01', ['软件工程师']],
  ['A01A06A02', ['数据分析师']],
  ['A01A07A01', ['招聘专员']],
  ['A01A07A02', ['薪酬专员']],
  ['A01A08A01', ['行政专员']],
  ['A01A08A02', ['法务专员']],
  ['A01A09A01', ['会计']],
  ['A01A09A02', ['出纳']],
  ['A01A10', ['审计员']],
];

/** A post that somebody may be hired for. */
interface Post {
  department: OrgCode;
  position: string;
}

/** Regions, whose people work in stores. */
export const regions: OrgCode[] = orgCodes.filter((code) => /^A01A01A0[1-5]$/.test(code));
const offices = hired.filter(([department]) => !regions.includes(department));

/** Draws a place that somebody may be hired for. */
export const drawPlace = (random: Random): Post => placeOf(random, hired);
/** Draws a place in an office. */
export const drawOffice = (random: Random): Post => placeOf(random, offices);

function placeOf(random: Random, among: typeof hired): Post {
  const [department, positions] = random.pick(among);
  return { department, position: random.pick(positions) };
}
