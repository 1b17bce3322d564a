import { notify } from '@portal/ui/feedback/notify';

/** Spec section 8. */
const noFullScreen = '浏览器不支持全屏!';

/** Shows the page at hand alone on the screen (spec section 2); the browser's own Esc leads back. */
export async function enterFullScreen(): Promise<void> {
  try {
    await document.getElementById('content')?.requestFullscreen();
  } catch {
    notify({ kind: 'warning', text: noFullScreen });
  }
}
