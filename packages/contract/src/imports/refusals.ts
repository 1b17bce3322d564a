/** The reasons for which an import is refused. */
export const importRefusals = {
  'import.unknown-subject': { status: 404, message: '没有这种导入，请刷新后重试' },
  'import.not-found': { status: 404, message: '导入不存在，或已过期，请重新上传' },
  'import.not-a-sheet': {
    status: 400,
    message: '不是可以导入的文件：请上传 xlsx 或 csv 表格，Jeecg 数据请上传 MySQL 的 sql 文件',
  },
  'import.too-large': {
    status: 400,
    message: '表格过大：最多 200 列、200,000 行、400 万个单元格，请拆分后分别导入',
  },
  'import.under-way': { status: 409, message: '该导入正在进行，请稍候' },
  'import.faulty': { status: 409, message: '还有错误的行，请改正后重新上传，或选择只导入正确的行' },
  'import.all-only': { status: 400, message: '这种导入只能全部成功才导入' },
} as const;
