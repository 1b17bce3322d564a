/** Spec section 7: every GET but those for dictionaries carries a time stamp in its address, in seconds. */
export const stamped = (url: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}_t=${Math.floor(Date.now() / 1_000)}`;
