import type { CheckSegment } from '@portal/contract/workplace/checks';

/** A rule of numbers or codes, by segments. */
interface CheckRule {
  code: string;
  name: string;
  segments: CheckSegment[];
}

/** The check rules of an installation. */
const checkRules: CheckRule[] = [
  {
    code: 'store_no',
    name: '门店编号',
    segments: [
      { digits: 1, pattern: 'S', message: '门店编号以 S 开头' },
      { digits: 5, pattern: String.raw`\d{5}`, message: '门店编号在 S 之后为 5 位数字' },
      { digits: '*', pattern: '.{6}', message: '门店编号为 6 位' },
    ],
  },
  {
    code: 'work_no',
    name: '工号',
    segments: [
      {
        digits: '*',
        pattern: String.raw`\w{4,18}`,
        message: '工号为 4 到 18 位字母、数字或下划线',
      },
    ],
  },
  {
    code: 'goods_no',
    name: '款号',
    segments: [
      { digits: 2, pattern: '[A-Z]{2}', message: '款号以两位大写字母（品牌）开头' },
      { digits: 2, pattern: String.raw`\d{2}`, message: '款号第 3、4 位为年份' },
      { digits: '*', pattern: '[A-Z0-9]{8,12}', message: '款号为 8 到 12 位大写字母和数字' },
    ],
  },
];

export const checkRuleRows = checkRules.map(({ code, name, segments }) => ({
  code,
  name,
  segments: JSON.stringify(segments),
}));
