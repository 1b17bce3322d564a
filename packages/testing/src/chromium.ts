/**
 * The browser the product is walked through with: Chromium without its windows, as Debian packages it, unless another is
 * named. The same pages cost it 3.1 s of processor where the browser with windows takes 7.5. It says nothing to anybody
 * but the product, and looks at it as a person of the group does.
 */
export const chromium = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
  // Without a locale it knows no Chinese names of files.
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
  args: [
    // Chromium refuses to sandbox itself as root, which is who a container is.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** With windows: where a journey needs what only they do, and where people's browser is timed. */
export const windowedChromium = {
  ...chromium,
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
};

/** The address and the size of a page. */
export const desk = {
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
  viewport: { width: 1440, height: 900 },
};
