/**
 * The modules the shell itself begins with. They come in one file: every system needs some of them, and a file costs a
 * request.
 */
const fromTheStart = [
  '@portal/client/download',
  '@portal/client/look',
  '@portal/client/queries',
  '@portal/client/send',
  '@portal/subsystem/Allowed',
  '@portal/subsystem/analysis/AnalysisBoard',
  '@portal/subsystem/define',
  '@portal/subsystem/import-checked',
  '@portal/subsystem/PageHeader',
  '@portal/subsystem/session',
  '@portal/ui/actions/Button',
  '@portal/ui/data/Badge',
  '@portal/ui/data/DataTable',
  '@portal/ui/data/Pager',
  '@portal/ui/feedback/ContentState',
  '@portal/ui/feedback/Empty',
  '@portal/ui/feedback/ExceptionPage',
  '@portal/ui/feedback/notify',
  '@portal/ui/feedback/QueryState',
  '@portal/ui/feedback/Skeleton',
  '@portal/ui/forms/Field',
  '@portal/ui/forms/FormAlert',
  '@portal/ui/forms/PasswordField',
  '@portal/ui/forms/Segmented',
  '@portal/ui/forms/Switch',
  '@portal/ui/layout/Panel',
  '@portal/ui/overlays/confirm',
  '@portal/ui/overlays/Dialog',
  '@portal/ui/overlays/DropdownMenu',
  '@portal/ui/overlays/Popover',
];

/** A table to work in, with its columns, selection and sort: one file, which the first page that has one brings. */
const grid = [
  '@portal/ui/grid/DataGrid',
  '@portal/ui/grid/ColumnSettings',
  '@portal/ui/grid/SelectionBar',
  '@portal/ui/grid/grid-sort',
  '@portal/ui/grid/selection',
];

/** Selects and pickers over dictionaries and lookups: one file, which the first form that has one brings. */
const choosers = [
  '@portal/subsystem/choosers/AsyncDictionarySelect',
  '@portal/subsystem/choosers/DepartmentTree',
  '@portal/subsystem/choosers/DictionarySelect',
  '@portal/subsystem/choosers/PagedSelect',
  '@portal/subsystem/choosers/Pickers',
  '@portal/subsystem/choosers/TreeDictionarySelect',
  '@portal/ui/select/ComboboxField',
  '@portal/ui/select/CheckTree',
  '@portal/ui/select/Tree',
  '@portal/ui/select/TreeSelect',
];

/** Further parts of forms and pages: one file, which the first page that has one of them brings. */
const parts = [
  '@portal/ui/data/Descriptions',
  '@portal/ui/files/FileList',
  '@portal/ui/data/Steps',
  '@portal/ui/data/Tag',
  '@portal/ui/data/Timeline',
  '@portal/ui/feedback/Result',
  '@portal/ui/fields/NumberField',
  '@portal/ui/fields/OptionGroup',
  '@portal/ui/fields/TextArea',
  '@portal/ui/fields/Transfer',
  '@portal/ui/files/Upload',
  '@portal/ui/forms/SelectField',
];

/** Parts on React Aria, which is in no other file: one file, which the first page with a date or a sorted list brings. */
const onReactAria = [
  '@portal/ui/sortable/SortableList',
  '@portal/ui/sortable/SortableTree',
  '@portal/ui/dates/DateField',
  '@portal/ui/dates/DateRange',
  '@portal/ui/dates/TimeField',
];

/** The library many teams come from, whole, with our theme: no page of ours has it, and only a page that imports it loads it. */
const antd = ['antd', 'dayjs', '@portal/subsystem/antd/AntdTheme'];

/**
 * The modules a subsystem takes from the shell instead of carrying its own, by the files they come in. The shell's build
 * offers exactly these in its import map, the build of a subsystem leaves exactly these out: a line added here is shared
 * from then on.
 */
export const sharedFiles: readonly (readonly string[])[] = [
  ['react'],
  ['react/jsx-runtime'],
  ['react-dom'],
  ['react-dom/client'],
  ['@tanstack/react-query'],
  fromTheStart,
  ['@portal/subsystem/analysis/ChartPage'],
  ['@portal/subsystem/analysis/MonitorPage'],
  ['@portal/subsystem/records/pages'],
  ['@portal/subsystem/records/form/use-draft'],
  ['@portal/subsystem/records/use-table-layout'],
  ['@portal/subsystem/result-page'],
  ['@portal/subsystem/workplace/WorkplacePage'],
  ['@portal/ui/data/Chart'],
  grid,
  choosers,
  parts,
  ['@portal/ui/forms/use-form'],
  ['@portal/subsystem/forms/UniqueField'],
  onReactAria,
  ['@portal/subsystem/files/UploadField'],
  ['@portal/ui/rich-text/RichText'],
  ['@portal/ui/rich-text/RichTextView'],
  ['@portal/ui/data/chart-ink'],
  antd,
];

/**
 * Names that shared modules had in earlier releases of the portal, with the present ones. The import map leads both to
 * the same file, so that a subsystem released before still runs, and can be rolled back to.
 */
export const formerNames: Readonly<Record<string, string>> = {
  '@portal/subsystem/queries': '@portal/client/queries',
  '@portal/ui/Button': '@portal/ui/actions/Button',
  '@portal/ui/Chart': '@portal/ui/data/Chart',
  '@portal/ui/chart-ink': '@portal/ui/data/chart-ink',
  '@portal/ui/confirm': '@portal/ui/overlays/confirm',
  '@portal/ui/Dialog': '@portal/ui/overlays/Dialog',
  '@portal/ui/Empty': '@portal/ui/feedback/Empty',
  '@portal/ui/notify': '@portal/ui/feedback/notify',
  '@portal/ui/Panel': '@portal/ui/layout/Panel',
  '@portal/ui/Skeleton': '@portal/ui/feedback/Skeleton',
};

/** `@tanstack/react-query` of `@tanstack/react-query/persist`, `react` of `react/jsx-runtime`. */
export const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
