/** Texts of spec sections 4, 5, 6 and 8, character for character. */
export const texts = {
  confirm: '切换后即将刷新页面,是否继续?',
  switched: '切换成功，请重新查询数据',
  noStores: '暂无门店权限，请联系管理员进行添加',
  /** Cancelling the choice of a business group without one. */
  noGroup: '暂无事业部,请选择',
  choose: { group: '请选择事业部', store: '请选择门店', company: '请选择公司' },
} as const;
