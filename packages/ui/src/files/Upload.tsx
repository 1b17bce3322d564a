import { Camera, RotateCcw, Upload as UploadIcon, X } from 'lucide-react';
import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { FileFace } from './FileFace.tsx';
import { sizeText } from './file-size.ts';
import './file-list.css';
import '../forms/field.css';
import './upload.css';

/** A file that is there. */
export interface UploadedFile {
  id: string;
  name: string;
  /** In bytes, where it is known. */
  size?: number | undefined;
  thumbnail?: string | null | undefined;
  /** The reason why it cannot be kept. */
  problem?: string | undefined;
}

/** A file on its way, or one that did not come through. */
export interface PendingFile {
  key: string;
  name: string;
  size: number;
  /** From 0 to 1. */
  share: number;
  problem?: string | undefined;
}

interface UploadProps {
  label: string;
  files: readonly UploadedFile[];
  pending: readonly PendingFile[];
  /** The most files. */
  most: number;
  isPicture?: boolean;
  /** Endings of the names that are offered, as `.xlsx,.csv`; there is nothing to photograph then. */
  accept?: string | undefined;
  error?: string | undefined;
  hint?: ReactNode;
  disabled?: boolean;
  onPick: (files: File[]) => void;
  onRemove: (id: string) => void;
  onRetry: (key: string) => void;
  onCancel: (key: string) => void;
}

const pictureTypes = 'image/jpeg,image/png,image/webp,image/gif';

/** Takes files by button, camera, drag or paste, and shows how far each has come. */
export function Upload(props: UploadProps) {
  const { label, files, pending, most, isPicture = false, error = '', hint, disabled } = props;
  const accept = isPicture ? pictureTypes : props.accept;
  const hasCamera = props.accept === undefined;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const room = most - files.length - pending.length;
  const isClosed = disabled === true || room <= 0;
  const pick = (list: FileList | null | undefined): void => {
    const picked = [...(list ?? [])].slice(0, Math.max(0, room));
    if (!isClosed && picked.length > 0) props.onPick(picked);
  };
  const dropped = useDropped(isClosed, pick);
  const what = isPicture ? '图片' : '文件';
  const chosen = {
    type: 'file',
    hidden: true,
    'aria-label': `${label}：选择${what}`,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      pick(target.files);
      // The same file may be chosen again once it was removed.
      target.value = '';
    },
    accept,
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pasted and dropped into; the buttons do the same
    <fieldset
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint ${id}-error`}
      className="ui-field ui-upload"
      {...dropped}
    >
      <span id={`${id}-label`} className="ui-upload-label">
        {label}
      </span>
      <div className="ui-upload-room" data-invalid={error !== '' || undefined}>
        <Button size="small" disabled={isClosed} onClick={() => input.current?.click()}>
          <UploadIcon size={15} aria-hidden="true" />
          选择{what}
        </Button>
        {hasCamera && (
          <Button
            size="small"
            className="ui-upload-camera"
            disabled={isClosed}
            onClick={() => camera.current?.click()}
          >
            <Camera size={15} aria-hidden="true" />
            拍照
          </Button>
        )}
        <small className="ui-upload-drop">
          {room > 0 ? `或拖到这里、粘贴` : `已满 ${most} 个`}
        </small>
        <input {...chosen} ref={input} multiple={room > 1} />
        {hasCamera && (
          <input {...chosen} ref={camera} accept={pictureTypes} capture="environment" />
        )}
      </div>
      <UploadRows {...props} />
      <div id={`${id}-hint`} className="ui-field-hint">
        {hint}
      </div>
      <p id={`${id}-error`} className="ui-field-error" aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}

/** Takes files that are dropped or pasted. */
function useDropped(isClosed: boolean, pick: (files: FileList) => void) {
  const [isOver, setOver] = useState(false);
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent): void => {
      event.preventDefault();
      setOver(!isClosed);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
      pick(event.dataTransfer.files);
    },
    onPaste: (event: ClipboardEvent): void => {
      const { files } = event.clipboardData;
      if (files.length === 0) return;
      event.preventDefault();
      pick(files);
    },
  };
}

function UploadRows(props: UploadProps) {
  const { label, files, pending, disabled = false, onRemove, onRetry, onCancel } = props;
  if (files.length + pending.length === 0) return null;
  return (
    <ul className="ui-files" aria-label={`${label}：已选`}>
      {files.map(({ id, name, size, thumbnail, problem }) => (
        <li key={id}>
          <FileFace name={name} thumbnail={thumbnail} />
          <span className="ui-file-text">
            <span className="ellipsis" title={name}>
              {name}
            </span>
            <small data-bad={problem !== undefined || undefined}>
              {problem ?? (size === undefined ? '' : sizeText(size))}
            </small>
          </span>
          {!disabled && (
            <IconButton label={`移除 ${name}`} onClick={() => onRemove(id)}>
              <X size={15} aria-hidden="true" />
            </IconButton>
          )}
        </li>
      ))}
      {pending.map(({ key, name, size, share, problem }) => (
        <li key={key}>
          <FileFace name={name} />
          <span className="ui-file-text">
            <span className="ellipsis" title={name}>
              {name}
            </span>
            {problem === undefined ? (
              <>
                <progress aria-label={`正在上传 ${name}`} value={share} />
                <small className="num">
                  {Math.floor(share * 100)}%，共 {sizeText(size)}
                </small>
              </>
            ) : (
              <small role="alert" data-bad>
                {problem}
              </small>
            )}
          </span>
          {problem !== undefined && (
            <IconButton label={`重试 ${name}`} onClick={() => onRetry(key)}>
              <RotateCcw size={15} aria-hidden="true" />
            </IconButton>
          )}
          <IconButton
            label={`${problem === undefined ? '取消' : '移除'} ${name}`}
            onClick={() => onCancel(key)}
          >
            <X size={15} aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
