/** The warehouses that goods arrive at and leave from. */
export const warehouses = [
  { value: 'east', label: '嘉兴中心仓' },
  { value: 'north', label: '廊坊分仓' },
  { value: 'south', label: '佛山分仓' },
] as const;

/** Companies that carry goods from warehouses to stores. */
export const carriers = [
  { value: 'yunshu', label: '云枢物流' },
  { value: 'jiyun', label: '疾云速运' },
  { value: 'zhongda', label: '众达城配' },
  { value: 'own', label: '自有车队' },
] as const;
