/** Returns whether a way of signing in is open, read from what the server wrote into the page. */
export const isWayOpen = (way: 'phone' | 'registration' | 'dingtalk'): boolean =>
  (document.documentElement.dataset['ways'] ?? '').split(' ').includes(way);
