/** Converts HTML to text, a line for each paragraph. It is parsed in a separate document, in which nothing runs. */
export function textOf(html: string): string {
  const letter = new DOMParser().parseFromString(html, 'text/html');
  for (const block of letter.querySelectorAll('p, li, h2, h3, blockquote, tr, br, hr'))
    block.append('\n');
  return (letter.body.textContent ?? '').replaceAll(/\n{2,}/g, '\n').trim();
}
