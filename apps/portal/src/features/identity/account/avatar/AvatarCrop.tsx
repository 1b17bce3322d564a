import { useCallOf } from '@portal/client/queries';
import { changePerson } from '@portal/client/session';
import { saveAvatar } from '@portal/contract/identity/avatars';
import { Button } from '@portal/ui/actions/Button';
import { notify } from '@portal/ui/feedback/notify';
import { useId, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { cutOut } from './cut-out.ts';

interface AvatarCropProps {
  /** The photo as a data address. */
  photo: string;
  onUnreadable: () => void;
  /** Called once the picture is saved or given up. */
  onClose: () => void;
}

const [zoomLeast, zoomMost] = [1, 4];

/** Cuts a round picture out of a photo: by mouse, by touch, and by the arrow keys and the slider. */
export function AvatarCrop({ photo, onUnreadable, onClose }: AvatarCropProps) {
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(zoomLeast);
  const [area, setArea] = useState<Area>();
  const saving = useCallOf(saveAvatar);
  const zoomId = useId();

  async function save(): Promise<void> {
    if (!area) return;
    const picture = await cutOut(photo, area).catch(() => undefined);
    if (picture === undefined) {
      onUnreadable();
      return;
    }
    saving.mutate(
      { picture },
      {
        onSuccess: (changed) => {
          changePerson(changed);
          notify({ kind: 'success', text: saveAvatar.says ?? '' });
          onClose();
        },
      },
    );
  }

  return (
    <div className="avatar-crop">
      <div className="avatar-stage">
        <Cropper
          image={photo}
          crop={place}
          zoom={zoom}
          minZoom={zoomLeast}
          maxZoom={zoomMost}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={8}
          // The content policy lets no script add styles; they are imported above.
          disableAutomaticStylesInjection
          classes={{ cropAreaClassName: 'avatar-circle' }}
          cropperProps={{ role: 'group', 'aria-label': '头像范围，用方向键移动' }}
          mediaProps={{ alt: '', onError: onUnreadable }}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
        />
      </div>
      <p className="avatar-zoom">
        <label htmlFor={zoomId}>缩放</label>
        <input
          id={zoomId}
          type="range"
          min={zoomLeast}
          max={zoomMost}
          step={0.1}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </p>
      <p className="account-actions">
        <Button kind="primary" disabled={!area} busy={saving.isPending} onClick={() => void save()}>
          保存头像
        </Button>
        <Button onClick={onClose}>取消</Button>
      </p>
    </div>
  );
}
