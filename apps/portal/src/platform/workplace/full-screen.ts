import { notify } from '@portal/ui/feedback/notify';

/** The message of spec section 8. */
const noFullScreen = '浏览器不支持全屏!';

/** Shows the current page in full screen (spec section 2); the browser's Esc leaves it. */
export async function enterFullScreen(): Promise<void> {
  try {
    await document.getElementById('content')?.requestFullscreen();
  } catch {
    notify({ kind: 'warning', text: noFullScreen });
  }
}
