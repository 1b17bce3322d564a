/**
 * Has the browser fetch and compile the files of the shell while it still reads the page: the script that will import
 * them is run only at the end of it. The build names them (`vite/shell-files.ts`); in development nobody does.
 */
export function fetchShell(): void {
  const note = document.getElementById('shell-files');
  const files: string[] = JSON.parse(note?.textContent ?? '[]');
  for (const file of files) {
    const link = document.createElement('link');
    const kind = file.endsWith('.css')
      ? { rel: 'preload', as: 'style' }
      : { rel: 'modulepreload', as: 'script' };
    document.head.append(Object.assign(link, kind, { href: file, crossOrigin: '' }));
  }
}
