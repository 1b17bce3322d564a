import { ChoosersPage } from './pages/ChoosersPage.tsx';
import { ChoicesPage } from './pages/ChoicesPage.tsx';
import { DatesPage } from './pages/DatesPage.tsx';
import { ExamplesPage } from './pages/ExamplesPage.tsx';
import { FieldsPage } from './pages/FieldsPage.tsx';
import { FilesPage } from './pages/FilesPage.tsx';
import { FormPage } from './pages/FormPage.tsx';
import { FiguresPage } from './pages/FiguresPage.tsx';
import { KindsPage } from './pages/KindsPage.tsx';
import { OverlaysPage } from './pages/OverlaysPage.tsx';
import { ShownPage } from './pages/ShownPage.tsx';
import { StatesPage } from './pages/StatesPage.tsx';
import { TablesPage } from './pages/TablesPage.tsx';
import { MonitorExample, WholePages } from './pages/WholePages.tsx';
import { TreesPage } from './pages/TreesPage.tsx';

/** The pages, by the part of the address behind `#`. */
export const pages = [
  { key: 'fields', title: '输入', Page: FieldsPage },
  { key: 'choices', title: '选择', Page: ChoicesPage },
  { key: 'choosers', title: '业务选择器', Page: ChoosersPage },
  { key: 'trees', title: '树与穿梭框', Page: TreesPage },
  { key: 'dates', title: '日期与时间', Page: DatesPage },
  { key: 'files', title: '文件与正文', Page: FilesPage },
  { key: 'form', title: '表单', Page: FormPage },
  { key: 'kinds', title: '字段类型', Page: KindsPage },
  { key: 'tables', title: '表格与分页', Page: TablesPage },
  { key: 'shown', title: '展示', Page: ShownPage },
  { key: 'figures', title: '数字与图形', Page: FiguresPage },
  { key: 'states', title: '状态与结果', Page: StatesPage },
  { key: 'overlays', title: '按钮与浮层', Page: OverlaysPage },
  { key: 'examples', title: '完整示例', Page: ExamplesPage },
  { key: 'pages', title: '整页', Page: WholePages },
  { key: 'monitor', title: '监控页', Page: MonitorExample },
] as const;
