/** Whether a way in is open, by what the server has written into the page. */
export const isWayOpen = (way: 'phone' | 'registration' | 'dingtalk'): boolean =>
  (document.documentElement.dataset['ways'] ?? '').split(' ').includes(way);
