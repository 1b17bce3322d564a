/** The group this installation belongs to: the one place for its names and words. */
export const brand = {
  group: '云织集团',
  /** The group's name as people type it in Latin letters: nothing for a password. */
  typedAs: 'yunzhi',
  /** The fixed title of the product, and that of the group's portal (spec section 1). */
  productTitle: '云织集团数字运营平台',
  portalTitle: '云织集团门户',
  copyright: '© 2026 云织集团数字运营中心',
  statement: '一针一线，皆有数。',
  statementNote: '门店、商品、用户与供应链，十五个业务系统，从这里进入。',
  signInHeading: '登录数字运营平台',
  portalSignInHeading: '登录集团门户',
  signInNote: '使用集团工号，与考勤系统一致',
} as const;
