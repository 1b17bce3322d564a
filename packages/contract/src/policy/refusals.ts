/** Refusals of the release desk for permissions. */
export const policyRefusals = {
  'policy.conflict': {
    status: 409,
    message: '部分内容已被他人改动，请查看冲突后重新确认',
  },
  'policy.draft-not-found': { status: 404, message: '草稿不存在，或已发布、已放弃' },
  'policy.foreign-draft': { status: 403, message: '这是他人的草稿，只能查看' },
  'policy.draft-closed': { status: 409, message: '草稿已提交，请先撤回再修改' },
  'policy.draft-stale': { status: 409, message: '草稿又有改动，请重新查看差异后再提交' },
  'policy.draft-empty': { status: 400, message: '草稿中没有改动' },
  'policy.draft-full': { status: 400, message: '一份草稿的改动过多，请先发布一部分' },
  'policy.other-draft': { status: 409, message: '您已有一份编辑中的草稿，请先发布或放弃它' },
  'policy.own-draft': { status: 403, message: '不能复核自己提交的草稿' },
  'policy.own-gain': { status: 403, message: '这会让您自己获得权限，请由他人操作' },
  'policy.wider-scope': { status: 403, message: '不能授予您自己没有的权限' },
  'policy.in-the-past': { status: 400, message: '时间须晚于当前时间' },
  'policy.unknown-row': { status: 400, message: '所选的角色、菜单、按钮或人员不存在' },
  'policy.unfit-rule': { status: 400, message: '该单据不支持所选的数据范围或字段' },
  'policy.role-code': {
    status: 400,
    message: '角色编码须以小写字母开头，由小写字母、数字、- 和 _ 组成，最多 40 位',
  },
  'policy.whole-role': { status: 409, message: '该角色始终拥有全部权限，不能修改或删除' },
  'policy.menu-item': { status: 400, message: '菜单或按钮填写有误，请检查后重试' },
  'policy.other-tenants-menu': {
    status: 403,
    message: '菜单属于整个集团，只能在默认租户中修改',
  },
  'policy.held-elsewhere': {
    status: 409,
    message: '其他租户的角色还在使用它，请先由对方移除',
  },
  'policy.revision-not-found': { status: 404, message: '版本不存在' },
  'role.no-template': { status: 404, message: '角色模板不存在' },
  'policy.taken-back': { status: 409, message: '该版本已撤销' },
} as const;
