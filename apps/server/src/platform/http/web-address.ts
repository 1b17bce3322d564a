/**
 * Returns whether an address leads to a web page or one of our own: never to a script, a file, or a name before an "@".
 */
export function isWebAddress(text: string): boolean {
  const address = URL.parse(text, 'https://portal.invalid');
  if (!address) return false;
  const { protocol, username, password } = address;
  return /^https?:$/.test(protocol) && username === '' && password === '';
}
