import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { useIsPhone } from '../hooks/use-is-phone.ts';
import { enterModal, openModals } from './modals.ts';
import './dialog.css';

interface DialogProps {
  title: ReactNode;
  /** The person wishes to leave: Esc, the system's way back, or the cross. The caller takes the dialog away. */
  onClose: () => void;
  /** There is no way past it: no cross, and Esc does nothing. */
  forced?: boolean;
  /** True when there is a cross; a forced dialog has one only where `onClose` asks what leaving means. */
  hasCross?: boolean;
  /** Pixels; never wider than the window less 32. */
  width?: number;
  /** Stands along an edge of the window: from top to bottom a drawer, at the bottom a sheet within reach of a thumb. */
  side?: 'left' | 'right' | 'bottom';
  /** Stands beside the page, which stays within reach: Esc closes it while the focus is inside or nowhere. On a phone it covers the page. */
  isBeside?: boolean;
  className?: string;
  role?: 'dialog' | 'alertdialog';
  footer?: ReactNode;
  children?: ReactNode;
}

/** Keeps the place of a field whose code is on its way. */
const latePlace = 'input[aria-busy=true]:disabled';
const field = `input:not([type=hidden]):enabled, select:enabled, textarea:enabled, ${latePlace}`;

/** Of radio buttons the chosen one is the way in; a first field that is still to come is waited for. */
function firstField(dialog: HTMLElement): HTMLElement | null {
  const first = dialog.querySelector<HTMLElement>(field);
  if (first?.matches(latePlace)) return null;
  const chosen = dialog.querySelector<HTMLElement>('[type=radio]:checked');
  return first?.matches('[type=radio]') ? (chosen ?? first) : first;
}

/** The start of typing, or of reading: the element that says so, else the first field. */
const startOf = (dialog: HTMLElement): HTMLElement | null =>
  dialog.querySelector<HTMLElement>('[data-initial-focus]') ?? firstField(dialog);

/** Of a dialog that has to ask what it shows: its start has the focus once it is there, unless the person moved it. */
function leadToLateField(dialog: HTMLElement): () => void {
  const start = document.activeElement;
  const observer = new MutationObserver(() => {
    const late = startOf(dialog);
    if (!late) return;
    observer.disconnect();
    if (document.activeElement === start) late.focus();
  });
  observer.observe(dialog, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Moves the focus to the page itself when the trigger of a dialog is gone. */
function focusPageIfLost(closed: HTMLElement): void {
  const focused = document.activeElement;
  if (focused && focused !== document.body && !closed.contains(focused)) return;
  document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true });
}

/** Shows a dialog, if it is modal in the browser's top layer, which only its own methods can do, and takes it away again. */
function useShown(isModal: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    if (isModal) element.showModal();
    else element.show();
    const first = startOf(element);
    first?.focus();
    const stopWaiting = first ? undefined : leadToLateField(element);
    const leave = isModal ? enterModal(element) : undefined;
    return () => {
      stopWaiting?.();
      leave?.();
      element.close();
      focusPageIfLost(element);
    };
  }, [isModal]);
  return dialog;
}

/** Closes a dialog beside the page by Esc while the focus is inside it or nowhere, and nothing lies above it. */
function useEscape(dialog: RefObject<HTMLDialogElement | null>, onClose: (() => void) | undefined) {
  useEffect(() => {
    if (!onClose) return undefined;
    function onKey(event: globalThis.KeyboardEvent): void {
      const element = dialog.current;
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (!element || element.querySelector(':popover-open') || openModals.get().length > 0) return;
      const { activeElement } = document;
      // What had the focus may be gone, as the button of a form that was saved.
      if (activeElement === document.body || element.contains(activeElement)) onClose?.();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [dialog, onClose]);
}

/**
 * A dialog, modal unless it stands beside the page, open as long as it is rendered. The focus goes to the element with `data-initial-focus`, else to the
 * first field, else to the first thing that takes it; it stays inside, and returns to where it was at the end, or else to the page.
 */
export function Dialog({
  title,
  onClose,
  forced = false,
  hasCross = !forced,
  width = 440,
  side,
  isBeside = false,
  className = '',
  role = 'dialog',
  footer,
  children,
}: DialogProps) {
  const isPhone = useIsPhone();
  const isModal = !isBeside || isPhone;
  const dialog = useShown(isModal);
  useEscape(dialog, isModal ? undefined : onClose);
  const titleId = useId();

  /** Some browsers close a dialog at a second Esc without asking; then the page asks after the fact. */
  function onClosed(): void {
    const element = dialog.current;
    if (!element || element.open) return;
    if (forced) element.showModal();
    else onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={`ui-dialog ${className}`}
      data-side={side}
      data-beside={isBeside ? (isModal ? 'over' : 'beside') : undefined}
      role={role}
      aria-labelledby={titleId}
      closedby={forced || !isModal ? 'none' : 'closerequest'}
      style={{ width }}
      onCancel={(event) => {
        // A file field inside says "cancel" as well, and means itself.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!forced) onClose();
      }}
      onClose={onClosed}
    >
      <h2 id={titleId} className="ui-dialog-title">
        {title}
      </h2>
      <div className="ui-dialog-body">{children}</div>
      {footer && <div className="ui-dialog-footer">{footer}</div>}
      {hasCross && (
        <IconButton label="关闭" className="ui-dialog-close" onClick={onClose}>
          <X size={18} />
        </IconButton>
      )}
    </dialog>
  );
}
