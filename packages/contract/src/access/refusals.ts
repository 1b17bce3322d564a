/** Refusals of requests for access, and of those who decide on them. */
export const accessRefusals = {
  'access-request.needless': { status: 409, message: '您已有该权限，或没有这样的内容' },
  'access-request.waiting': { status: 409, message: '您已申请过该权限，请等待审批' },
  'access-request.not-found': { status: 404, message: '申请不存在' },
  'access-request.answered': { status: 409, message: '该申请已处理，请刷新后再看' },
  'access-request.own': { status: 403, message: '不能审批自己的申请' },
  'access-request.foreign': { status: 403, message: '该申请由他人审批' },
  'access-request.role': { status: 400, message: '请选择可以开通它的角色' },
  'access-request.until': { status: 400, message: '结束日期不在可选范围内' },
  'access-request.still-hidden': {
    status: 409,
    message: '没有单个角色可以开通它，请先在「角色管理」中调整，再标记为已开通',
  },
  'access-approver.unfit': { status: 400, message: '审批人须是本租户的在职人员' },
  'access-approver.unknown': { status: 404, message: '系统或部门不存在' },
} as const;
