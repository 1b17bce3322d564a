import { CircleCheck, CircleX, Info, LoaderCircle, TriangleAlert, X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { Button } from '../actions/Button.tsx';
import { useCell } from '@portal/common/cell';
import { IconButton } from '../actions/IconButton.tsx';
import { openModals } from '../overlays/modals.ts';
import { dismiss, holdNotices, notices, releaseNotices, type ShownNotice } from './notify.ts';
import './toaster.css';

const glyphs = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: CircleX,
  loading: LoaderCircle,
};

/** Lifts the host into the browser's top layer, above any dialog. In one that is just being taken away it has no place. */
function lift(host: HTMLDivElement | null): (() => void) | undefined {
  if (!host?.isConnected) return undefined;
  host.showPopover();
  return () => host.hidePopover();
}

/** Shows the notices of `notify`; once per page. */
export function Toaster() {
  const shown = useCell(notices);
  // All outside a modal dialog is inert, so notices move inside the one on top: seen, read out and dismissable there.
  const modal = useCell(openModals).at(-1);
  // What is on its way belongs to the page behind, and would cover what the dialog says.
  const current = modal ? shown.filter(({ kind }) => kind !== 'loading') : shown;
  if (current.length === 0) return null;

  // The top layer makes the browser lay out the whole page at once. What is merely on its way stays below without harm,
  // and comes when the page has most to do.
  const isLifted = current.some(({ kind }) => kind !== 'loading');

  return createPortal(
    <div
      key={isLifted ? 'lifted' : 'below'}
      {...(isLifted && { ref: lift, popover: 'manual' as const })}
      className="ui-toaster"
      onPointerEnter={holdNotices}
      onPointerLeave={releaseNotices}
    >
      <Toasts kind="card" shown={current.filter((notice) => notice.title)} />
      <Toasts kind="line" shown={current.filter((notice) => !notice.title)} />
    </div>,
    modal ?? document.body,
  );
}

function Toasts({ kind, shown }: { kind: 'line' | 'card'; shown: readonly ShownNotice[] }) {
  return (
    <ol className="ui-toasts" data-kind={kind}>
      {shown.map((notice) => (
        <Toast key={notice.id} notice={notice} />
      ))}
    </ol>
  );
}

function Toast({ notice }: { notice: ShownNotice }) {
  const { id, kind, title, text, action, otherwise, times } = notice;
  const Glyph = glyphs[kind];
  const offer = ({ text: words, onSelect }: NonNullable<typeof action>, isFirst: boolean) => (
    <Button
      size="small"
      kind={isFirst ? 'primary' : 'text'}
      onClick={() => {
        dismiss(id);
        onSelect();
      }}
    >
      {words}
    </Button>
  );
  const isUrgent = kind === 'error' || kind === 'warning';
  return (
    <li className="ui-toast" data-kind={kind}>
      <Glyph size={20} className="ui-toast-glyph" />
      <div role={isUrgent ? 'alert' : 'status'} className="ui-toast-words">
        {title && <b>{title}</b>}
        <p>
          {text}
          {times > 1 && <span className="ui-toast-times num">（{times} 次）</span>}
        </p>
      </div>
      {title && (
        <IconButton label="关闭" onClick={() => dismiss(id)}>
          <X size={16} />
        </IconButton>
      )}
      {(action ?? otherwise) && (
        <span className="ui-toast-offers">
          {otherwise && offer(otherwise, false)}
          {action && offer(action, true)}
        </span>
      )}
    </li>
  );
}
