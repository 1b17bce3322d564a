/** Goes from address to address as a browser does, with cookies, and stops where it is told to. */
export function openBrowser() {
  /** By host and path, as far as flows need it: a cookie goes where its path begins. */
  const jar = new Map<string, { path: string; host: string; value: string }>();

  function keep(url: URL, line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const path = attributes.find((each) => each.startsWith('path='))?.slice(5) ?? '/';
    jar.set(`${url.host} ${path} ${name}`, { path, host: url.host, value: `${name}=${value}` });
  }
  const cookiesFor = ({ host, pathname }: URL): string =>
    [...jar.values()]
      .filter((cookie) => cookie.host === host && pathname.startsWith(cookie.path))
      .map(({ value }) => value)
      .join('; ');

  return {
    /** Follows redirects from an address until one is not answered by one, or `stops` says so. */
    async go(href: string, stops: (url: URL) => boolean = () => false) {
      for (let url = new URL(href); ;) {
        if (stops(url)) return { url, status: 0, text: '' };
        const response = await fetch(url, {
          redirect: 'manual',
          headers: { cookie: cookiesFor(url), accept: 'text/html' },
        });
        for (const line of response.headers.getSetCookie()) keep(url, line);
        const text = await response.text();
        const next = response.headers.get('location');
        if (next === null) return { url, status: response.status, text };
        url = new URL(next, url);
      }
    },
  };
}
