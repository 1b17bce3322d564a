import { useSyncExternalStore } from 'react';

/** Below 768 px the menu is a drawer (spec section 2). The style sheets repeat the number, as CSS cannot read it. */
const phone = matchMedia('(width < 768px)');

export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => phone.matches);

function subscribe(listen: () => void): () => void {
  phone.addEventListener('change', listen);
  return () => phone.removeEventListener('change', listen);
}
