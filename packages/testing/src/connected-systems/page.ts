/** A page of a simulated system: a heading and a few facts. */
export function page(title: string, facts: [name: string, value: string][], script = ''): string {
  const rows = facts.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`);
  return `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<style>
  body { font: 16px/1.6 system-ui, sans-serif; max-width: 36em; margin: 12vh auto 0; padding: 0 24px; color-scheme: light dark }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 24px }
  dd { margin: 0; overflow-wrap: anywhere }
</style>
<h1>${escaped(title)}</h1>
<p>这是演示用的外部系统，由门户单点登录进入。</p>
<dl>${rows.join('')}</dl>
${script}`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
