import { useSyncExternalStore } from 'react';

/** Spec: below 768 px the menu is a drawer. The style sheets repeat the number; CSS has no way to read it. */
const phone = matchMedia('(width < 768px)');

export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => phone.matches);

function subscribe(listen: () => void): () => void {
  phone.addEventListener('change', listen);
  return () => phone.removeEventListener('change', listen);
}
