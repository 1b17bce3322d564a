/**
 * Makes the browser fetch and compile the shell's files while it still parses the page: the script that imports them
 * runs only at the end. The build lists the files (`vite/shell-files.ts`); in development there is no list.
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
