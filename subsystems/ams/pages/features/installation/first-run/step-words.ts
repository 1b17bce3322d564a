import type { FirstRunCheck, FirstRunStep } from '@portal/contract/administration/first-run';

interface StepWords {
  title: string;
  note: string;
  counted: (count: number) => string;
}

export const stepWords: Record<FirstRunStep['key'], StepWords> = {
  brand: {
    title: '品牌',
    note: '集团名称、登录页文字与图片、页脚和默认主题色。',
    counted: (count) => (count > 0 ? `已保存 ${count} 次` : '使用初始品牌'),
  },
  companies: {
    title: '公司与租户',
    note: '单据所属的公司；数据须完全隔离的公司才需要另建租户。',
    counted: (count) => `${count} 家公司`,
  },
  departments: {
    title: '部门',
    note: '先建立公司，再用表格一次导入全部部门，或逐级添加；人员按部门归属。',
    counted: (count) => `${count} 个部门`,
  },
  stores: {
    title: '门店',
    note: '先在「事业部管理」建立事业部，再用表格一次导入全部门店，或逐家新建；没有门店时可以跳过。',
    counted: (count) => `${count} 家门店`,
  },
  systems: {
    title: '系统',
    note: '十五个系统默认全部启用；停用暂时不用的，确认后标记完成。',
    counted: (count) => `${count} 个系统已启用`,
  },
  roles: {
    title: '角色',
    note: '从模板添加角色，进入草稿后在「权限发布」发布；也可以自行新建。',
    counted: (count) => `${count} 个角色`,
  },
  people: {
    title: '人员',
    note: '用表格导入全部人员及其部门，或逐个新建；再在「角色管理」为角色添加成员。没有短信时，在人员的「账号」中生成初始密码。',
    counted: (count) => `${count} 人可以登录`,
  },
};

export const checkTitles: Record<FirstRunCheck['key'], string> = {
  https: '加密访问（HTTPS）',
  backup: '备份',
  messages: '短信或钉钉',
  administrators: '第二位管理员',
};
