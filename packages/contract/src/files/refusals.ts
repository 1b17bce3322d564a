/** The reasons for which a file is refused. */
export const fileRefusals = {
  'file.not-found': { status: 404, message: '文件不存在，或链接已失效，请刷新后重试' },
  'file.incomplete': { status: 409, message: '文件尚未上传完整，请重新上传' },
  'file.differs': { status: 400, message: '文件在传输中发生变化，请重新上传' },
  'file.unfit': {
    status: 415,
    message: '不支持该类型的文件：请上传图片、PDF、Office 文档、文本、压缩包或音视频',
  },
  'file.picture-too-large': { status: 400, message: '图片尺寸过大或已损坏，请缩小后重新上传' },
  'file.not-yours': { status: 403, message: '只能移除自己添加的附件' },
  'file.too-many': { status: 413, message: '未保存的文件过多，请先保存表单，或明天再上传' },
  'file.no-space': { status: 507, message: '服务器存储空间不足，文件未保存，请联系管理员' },
} as const;
