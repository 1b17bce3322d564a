/** The router's navigate function for code outside React, set when the shell starts (`app.tsx`). */
let navigate: ((href: string, options: { replace: boolean }) => Promise<void>) | undefined;

export function connectRouter(go: NonNullable<typeof navigate>): void {
  navigate = go;
}

export async function goTo(href: string, { replace = false } = {}): Promise<void> {
  if (!navigate) throw new Error('the router is not plugged in yet');
  await navigate(href, { replace });
}
