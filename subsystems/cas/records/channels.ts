/** The ways on which customers are heard, in reviews, complaints and surveys. */
export const channels = [
  { value: 'store', label: '门店扫码' },
  { value: 'mini', label: '小程序' },
  { value: 'mall', label: '电商平台' },
  { value: 'live', label: '直播间' },
  { value: 'phone', label: '客服热线' },
] as const;
