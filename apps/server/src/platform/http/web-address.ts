/** Whether an address leads to a page of the web or of our own: never a script, a file, or a name before an "@". */
export function isWebAddress(text: string): boolean {
  const address = URL.parse(text, 'https://portal.invalid');
  if (!address) return false;
  const { protocol, username, password } = address;
  return /^https?:$/.test(protocol) && username === '' && password === '';
}
