import { useCallOf } from '@portal/client/queries';
import { changePerson } from '@portal/client/session';
import { removeAvatar } from '@portal/contract/identity/avatars';
import { Button } from '@portal/ui/actions/Button';
import { notify } from '@portal/ui/feedback/notify';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { Avatar } from '@portal/ui/graphics/Avatar';
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react';
import './avatar-editor.css';

const AvatarCrop = lazy(async () => ({ default: (await import('./AvatarCrop.tsx')).AvatarCrop }));

/** Types that every browser of ours can draw; a photo of an iPhone is offered as JPEG to a field that asks for it. */
const accept = 'image/jpeg,image/png,image/webp';
/** The largest file that is opened, in bytes: it stays in the browser. */
const fileMost = 20 * 1_024 * 1_024;
const unreadable = '无法读取这张图片，请换一张';

/** Shows the user's picture, and puts one in its place that is cut out of a photo here. */
export function AvatarEditor({ name, avatar }: { name: string; avatar: string | null }) {
  const [photo, setPhoto] = useState<string>();
  const [problem, setProblem] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const removal = useCallOf(removeAvatar);

  async function open({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    // The same file may be chosen again.
    target.value = '';
    if (!file) return;
    const words = problemOf(file);
    setProblem(words);
    if (words === '') await addressOf(file).then(setPhoto, () => setProblem(unreadable));
  }

  const close = (words = '') => {
    setPhoto(undefined);
    setProblem(words);
  };
  const remove = () =>
    removal.mutate(
      {},
      {
        onSuccess: (changed) => {
          changePerson(changed);
          notify({ kind: 'success', text: removeAvatar.says ?? '' });
        },
      },
    );

  return (
    <div className="avatar-editor">
      <FormAlert>{problem}</FormAlert>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="选择头像图片"
        accept={accept}
        onChange={(change) => void open(change)}
      />
      {photo === undefined ? (
        <div className="avatar-now">
          <Avatar name={name} src={avatar} size={96} />
          <div>
            <p className="account-actions">
              <Button kind="primary" onClick={() => input.current?.click()}>
                {avatar ? '更换头像' : '上传头像'}
              </Button>
              {avatar && (
                <Button busy={removal.isPending} onClick={remove}>
                  移除头像
                </Button>
              )}
            </p>
            <p className="account-note">
              JPG、PNG 或 WebP，最大 20 MB；选择后可拖动、缩放，只保存圈内部分。
            </p>
          </div>
        </div>
      ) : (
        <Suspense fallback={<div className="avatar-stage" aria-busy="true" />}>
          <AvatarCrop
            photo={photo}
            onUnreadable={() => close(unreadable)}
            onClose={() => close()}
          />
        </Suspense>
      )}
    </div>
  );
}

function problemOf({ type, size }: File): string {
  if (!accept.split(',').includes(type)) return '请选择 JPG、PNG 或 WebP 图片';
  return size > fileMost ? '图片最大 20 MB，请缩小后重新选择' : '';
}

/** Reads a file as a data address: the content policy allows pictures of no other kind that was not served. */
const addressOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () => {
      const { result, error } = reader;
      if (typeof result === 'string') resolve(result);
      else reject(error ?? new Error('The file cannot be read.'));
    });
    reader.readAsDataURL(file);
  });
