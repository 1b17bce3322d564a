import type { OrgCode } from './organisation.ts';

/** Cities by sales region, with the company that runs the shops there. */
export const regions: { orgCode: OrgCode; companyNo: string; cities: string[] }[] = [
  {
    orgCode: 'A01A01A01',
    companyNo: 'C01',
    cities: [
      '上海',
      '杭州',
      '南京',
      '苏州',
      '宁波',
      '合肥',
      '无锡',
      '温州',
      '常州',
      '绍兴',
      '嘉兴',
      '南通',
      '扬州',
      '金华',
      '芜湖',
    ],
  },
  {
    orgCode: 'A01A01A02',
    companyNo: 'C02',
    cities: [
      '北京',
      '天津',
      '济南',
      '青岛',
      '石家庄',
      '太原',
      '沈阳',
      '大连',
      '长春',
      '哈尔滨',
      '烟台',
      '潍坊',
    ],
  },
  {
    orgCode: 'A01A01A03',
    companyNo: 'C03',
    cities: [
      '广州',
      '深圳',
      '佛山',
      '东莞',
      '厦门',
      '福州',
      '泉州',
      '南宁',
      '海口',
      '珠海',
      '中山',
      '惠州',
    ],
  },
  {
    orgCode: 'A01A01A04',
    companyNo: 'C01',
    cities: ['武汉', '长沙', '郑州', '南昌', '洛阳', '宜昌', '襄阳', '株洲', '岳阳', '赣州'],
  },
  {
    orgCode: 'A01A01A05',
    companyNo: 'C03',
    cities: [
      '成都',
      '重庆',
      '昆明',
      '贵阳',
      '西安',
      '兰州',
      '绵阳',
      '遵义',
      '咸阳',
      '乌鲁木齐',
      '银川',
    ],
  },
];

/** Streets that many cities have, and malls that no city has. */
export const spots = [
  '人民路',
  '中山路',
  '解放路',
  '建设路',
  '和平路',
  '新华路',
  '文化路',
  '湖滨路',
  '滨江路',
  '学府路',
  '青禾广场',
  '南枫里',
  '澜岸中心',
  '锦屏街区',
  '云栖汇',
  '梧桐里',
  '星澜广场',
  '望月坊',
  '金穗中心',
  '鹭鸣湾',
  '织锦坊',
  '桂香城',
  '石榴巷',
  '东篱汇',
  '长亭里',
  '竹西广场',
  '晴川城',
  '麦田街区',
];

/** The department of the region a city lies in. */
export function regionOf(city: string): OrgCode {
  const region = regions.find(({ cities }) => cities.includes(city));
  if (region === undefined) throw new Error(`${city} lies in no region`);
  return region.orgCode;
}
