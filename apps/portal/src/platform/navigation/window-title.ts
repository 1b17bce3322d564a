const parts = { page: document.title, toDos: 0, unseen: 0 };

/**
 * Changes a part of the window's title: the name of the page, the count of what waits for the user, and of notices that
 * came while nobody looked. The news stand first: they are what a narrow browser tab still shows.
 */
export function setWindowTitle(change: Partial<typeof parts>): void {
  Object.assign(parts, change);
  const { page, toDos, unseen } = parts;
  const news = unseen > 0 ? `(${unseen}) ` : '';
  const waiting = toDos > 0 ? `待办 ${toDos.toLocaleString('en-US')} · ` : '';
  document.title = news + waiting + page;
}
