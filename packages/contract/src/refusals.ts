interface Row {
  /** HTTP status. */
  status: number;
  /** The `code` of the main envelope where it is not the status: a business "no" travels with HTTP 200. */
  code?: number;
  /** The words the person reads. */
  message: string;
}

/** Why a call was turned down: one row each, with its status and its words (spec sections 5, 6 and 8). */
export const refusals = {
  'session.expired': { status: 401, message: 'Token失效，请重新登录!' },
  'operator.unknown': { status: 401, message: '缺少运维凭证' },
  'input.invalid': { status: 400, message: '请求参数有误' },
  'input.unsupported': { status: 415, message: '请求格式不受支持' },
  'input.too-large': { status: 413, message: '请求内容过大' },
  'claim.mismatch': { status: 403, message: '请求中的身份与登录信息不符，请刷新页面后重试' },
  'origin.foreign': { status: 403, message: '请求来自其他网站，已拒绝' },
  'context.foreign': { status: 403, message: '您没有当前事业部、门店或公司的权限，请重新选择' },
  'context.stale': { status: 409, message: '当前选择已切换，本次操作未执行，请刷新后重试' },
  'context.no-group': { status: 400, message: '请选择事业部' },
  'context.no-store': { status: 400, message: '请选择门店' },
  'context.no-company': { status: 400, message: '请选择公司' },
  'action.denied': { status: 403, message: '没有权限，请联系管理员分配权限！' },
  'due.tenant': { status: 403, message: '请先选择租户' },
  'due.second-factor': { status: 403, message: '请先完成二次验证' },
  'due.password': { status: 403, message: '请先修改密码' },
  'proof.stale': { status: 403, message: '请先确认是您本人' },
  'rate.exceeded': { status: 429, message: '请求过于频繁，请稍后再试' },
  'route.not-found': { status: 404, message: '路径不存在，请检查路径是否正确' },
  'route.wrong-method': { status: 405, message: '请求方式不受支持' },
  'server.defect': { status: 500, message: '系统异常，请稍后再试；如仍未恢复，请联系管理员' },
  'server.unavailable': { status: 503, message: '系统正在维护，请稍后再试' },

  'sign-in.failed': { status: 200, code: 500, message: '用户名或密码错误' },
  'sign-in.frozen': { status: 200, code: 500, message: '该用户已冻结' },
  'sign-in.locked': { status: 429, message: '该用户登录失败次数过多，请于15分钟后再次登录！' },
  'sign-in.stale': { status: 400, message: '登录页面已过期，请重新点击登录' },
  'sign-in.busy': { status: 503, message: '登录人数过多，请稍后再试' },

  'password.wrong-old': { status: 200, code: 500, message: '旧密码输入错误!' },
  'password.unfit': { status: 200, code: 500, message: '新密码不符合要求' },
  'password.reused': { status: 200, code: 500, message: '新密码不能与最近5次使用过的密码相同' },
  'tenant.foreign': { status: 403, message: '您不属于该租户，无法进入' },
  'tenant.chosen': { status: 409, message: '本次登录已选择租户，如需更换请重新登录' },
  'department.none': { status: 403, message: '您尚未设置部门信息!' },
  'department.foreign': { status: 403, message: '您不属于该部门，无法切换' },
  'store.foreign': { status: 403, message: '暂无门店权限，请联系管理员进行添加' },
  'company.foreign': { status: 403, message: '您不属于该公司，无法切换' },
  'own-session.not-found': { status: 404, message: '该登录已退出' },
  'setup.closed': { status: 403, message: '系统已完成初始化，或初始化口令不正确' },
  'setup.work-no-taken': { status: 200, code: 500, message: '用户账号已存在' },
  'second-factor.failed': { status: 200, code: 500, message: '验证未通过，请检查后重试' },
  'second-factor.stale': { status: 400, message: '设置已过期，请重新开始' },
  'second-factor.last': {
    status: 200,
    code: 500,
    message: '您的角色要求二次验证，请先添加另一种方式',
  },
  'second-factor.none': { status: 200, code: 500, message: '尚未开启二次验证' },
  'passkey.unavailable': { status: 200, code: 500, message: '当前访问地址不支持通行密钥' },
  'passkey.too-many': { status: 200, code: 500, message: '通行密钥已达上限，请先移除不用的' },
  'passkey.not-found': { status: 404, message: '通行密钥不存在' },

  'sms.limited': { status: 429, code: 40_002, message: '短信接口请求太多，请稍后再试！' },
  'sms.closed': { status: 200, code: 500, message: '短信服务未配置，请联系管理员' },
  'sms.failing': { status: 200, code: 500, message: '短信验证码发送失败,请稍后重试' },
  'phone-code.wrong': { status: 200, code: 500, message: '手机验证码错误' },
  'phone-code.void': { status: 200, code: 500, message: '手机验证码失效，请重新获取' },
  'registration.closed': {
    status: 200,
    code: 500,
    message: '自助注册未开放，请联系所在部门的人事专员开通账号',
  },
  'registration.taken': {
    status: 200,
    code: 500,
    message: '用户名或手机号已注册，请更换后重试，或直接登录',
  },
  'retrieval.stale': { status: 400, message: '操作已失效，请从第一步重新开始' },
  'retrieval.mismatch': {
    status: 200,
    code: 500,
    message: '当前用户和绑定的手机号不匹配，无法修改密码！',
  },
  'outside.closed': { status: 400, message: '本平台未开通该登录方式，请使用其他方式登录' },
  'outside.refused': { status: 400, message: '登录凭证无效或已过期，请重新发起登录' },
  'outside.spent': { status: 409, message: '登录凭证已被使用，请重新发起登录' },
  'outside.foreign': { status: 400, message: '该账号不属于本企业，请切换到本企业账号后重试' },
  'outside.timeout': {
    status: 503,
    message: '第三方登录服务没有及时响应，请稍后再试或使用其他方式登录',
  },
  'outside.garbled': { status: 502, message: '第三方登录服务返回的内容无法识别，请联系管理员' },
  'outside.unavailable': {
    status: 503,
    message: '第三方登录服务暂时无法使用，请稍后再试或使用其他方式登录',
  },
  'errand.unknown': { status: 400, message: '登录请求已过期，或不是从本浏览器发起，请重新登录' },
  'arrival.unknown': { status: 400, message: '登录凭证已使用或已过期，请重新登录' },
  'arrival.unbound': {
    status: 400,
    message: '该账号尚未绑定工号，请用工号登录一次完成绑定，或联系管理员',
  },
  'arrival.taken': { status: 409, message: '该账号或工号已被占用，请用已有工号登录并绑定' },
  'arrival.no-account': { status: 400, message: '本平台不开放自助建立账号，请绑定已有工号' },
  'binding.not-found': { status: 404, message: '该绑定已解除' },
  'binding.last': {
    status: 200,
    code: 500,
    message: '这是您唯一的登录方式，不能解除；需要更换时请联系管理员',
  },
  'cas.service': { status: 400, message: '单点登录的回跳地址与本平台登记的不一致，请联系管理员' },
  'cas.stranger': { status: 400, message: '单点登录成功，但该账号在本平台没有对应的工号' },
  'hand-over.invalid': { status: 401, message: '免密登录链接无效、已使用或已过期，请重新获取' },
  'hand-over.nobody': { status: 404, message: '没有该工号的在职人员' },

  'subsystem.unknown': { status: 400, message: '系统不存在' },
  'subsystem.disabled': { status: 403, message: '该系统未开通，请联系管理员' },
  'subsystem.no-menu': { status: 403, message: '您暂无该系统权限,请联系管理员!' },
  'sso.response-type': { status: 400, message: '不支持的授权类型（unsupported_response_type）' },
  'sso.client-unknown': { status: 400, message: '该系统尚未接入单点登录，请联系管理员' },
  'sso.redirect-mismatch': { status: 400, message: '回调地址与登记的不一致，请联系管理员' },
  'sso.request-unknown': { status: 400, message: '登录请求已失效，请回到原系统重新打开' },
  'sso.not-configured': { status: 503, message: '单点登录尚未配置，请联系管理员' },
  'sso.not-connected': { status: 400, message: '该系统尚未接入单点登录，请联系管理员' },
  'sso.client-unproved': { status: 401, message: '调用方身份未通过验证' },
  'sso.ticket-spent': { status: 400, message: '凭证无效、已使用或已过期' },
  'menu-item.not-found': { status: 404, message: '菜单不存在，或您没有该菜单的权限' },
  'page.no-credential': { status: 400, message: '该菜单没有设置向页面提供登录凭证' },
  'page.untrusted': {
    status: 403,
    message: '页面要求使用您的登录凭证，但其站点未登记为可信站点。为保护您的账号，未予打开。',
  },
  'account-set.foreign': { status: 403, message: '您没有该账套的权限，请联系管理员' },
  'dictionary.unknown': { status: 200, code: 500, message: '字典Code格式不正确！' },
  'announcement.not-found': { status: 404, message: '公告不存在' },
  'announcement.revised': { status: 409, message: '公告已更新，请阅读最新内容后再确认' },
  'announcement.no-audience': { status: 400, message: '请选择发布范围' },
  'announcement.address': {
    status: 400,
    message: '跳转地址只能是本平台的页面，或以 https:// 开头的网址',
  },
  'announcement.component': { status: 400, message: '没有这个页面组件，请检查组件名称' },
  'announcement.empty': { status: 400, message: '公告内容为空，请填写正文' },
  'announcement.state': { status: 409, message: '公告状态已变化，请刷新后重试' },
  'announcement.in-the-past': { status: 400, message: '时间须晚于当前时间' },
  'preview.invalid': { status: 403, message: '预览链接无效或已过期' },
  'template.not-found': { status: 404, message: '模板不存在' },
  'template.taken': { status: 409, message: '模板编码已存在' },
  'template.unfilled': { status: 400, message: '请填写模板中的全部变量' },
  'channel.closed': { status: 400, message: '该发送渠道尚未配置，请联系管理员' },
  'channel.no-address': {
    status: 400,
    message: '您没有可用的接收地址：未登记手机号，或未绑定钉钉',
  },
  'channel.failed': { status: 503, message: '发送没有成功，请稍后再试' },
  'role.not-found': { status: 404, message: '角色不存在' },
  'person.not-found': { status: 404, message: '没有该工号的人员' },
} as const satisfies Record<string, Row>;

export type Refusal = keyof typeof refusals;

/** What any call may meet, so that no call has to say it. */
export const refusedAnywhere: readonly Refusal[] = [
  'session.expired',
  'operator.unknown',
  'input.invalid',
  'input.unsupported',
  'input.too-large',
  'claim.mismatch',
  'context.foreign',
  'context.stale',
  'context.no-group',
  'context.no-store',
  'context.no-company',
  'origin.foreign',
  'action.denied',
  'due.tenant',
  'due.second-factor',
  'due.password',
  'proof.stale',
  'rate.exceeded',
  'server.unavailable',
];

/** The row of a refusal with its code in the main envelope filled in. */
export function refusalRow(refusal: Refusal): { status: number; code: number; message: string } {
  const row: Row = refusals[refusal];
  return { status: row.status, code: row.code ?? row.status, message: row.message };
}
