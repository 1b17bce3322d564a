import { usePage, useRouter } from '@portal/subsystem/session';

/** The query of a page's address, and what changes parts of it; null and '' take a part out. */
export function useAddress() {
  const { path, search } = usePage();
  const { replace } = useRouter();
  const asked = new URLSearchParams(search);
  return {
    asked,
    change: (parts: Readonly<Record<string, string | null>>): void => {
      for (const [name, value] of Object.entries(parts)) {
        if (value === null || value === '') asked.delete(name);
        else asked.set(name, value);
      }
      replace(asked.size > 0 ? `${path}?${asked.toString()}` : path);
    },
  };
}
