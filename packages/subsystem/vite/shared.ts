/** What the shell itself begins with. In one file: some of it is wanted by every system, and a file costs a request. */
const fromTheStart = [
  '@portal/client/download',
  '@portal/client/queries',
  '@portal/client/send',
  '@portal/subsystem/Allowed',
  '@portal/subsystem/analysis/AnalysisBoard',
  '@portal/subsystem/define',
  '@portal/subsystem/import-checked',
  '@portal/subsystem/PageHeader',
  '@portal/subsystem/queries',
  '@portal/subsystem/session',
  '@portal/ui/Button',
  '@portal/ui/confirm',
  '@portal/ui/Dialog',
  '@portal/ui/Empty',
  '@portal/ui/notify',
  '@portal/ui/Panel',
  '@portal/ui/Skeleton',
];

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
  // Lists and tasks as one: what two entries share would come with the shell.
  ['@portal/subsystem/lists/pages'],
  ['@portal/subsystem/workplace/WorkplacePage'],
  ['@portal/ui/Chart'],
  ['@portal/ui/chart-ink'],
];

/** `@tanstack/react-query` of `@tanstack/react-query/persist`, `react` of `react/jsx-runtime`. */
export const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
