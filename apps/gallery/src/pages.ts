import { ChoicesPage } from './pages/ChoicesPage.tsx';
import { DatesPage } from './pages/DatesPage.tsx';
import { FieldsPage } from './pages/FieldsPage.tsx';
import { FormPage } from './pages/FormPage.tsx';
import { ShownPage } from './pages/ShownPage.tsx';

/** The pages, by the part of the address behind `#`. */
export const pages = [
  { key: 'fields', title: '输入', Page: FieldsPage },
  { key: 'choices', title: '选择', Page: ChoicesPage },
  { key: 'dates', title: '日期与时间', Page: DatesPage },
  { key: 'form', title: '表单', Page: FormPage },
  { key: 'shown', title: '展示', Page: ShownPage },
] as const;
