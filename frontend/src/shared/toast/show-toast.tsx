import { toast } from 'react-toastify/unstyled';
import { Icon } from '../ui/icon';
import { getAutoCloseMs, renderToastText } from './toast-options';

/** A button of a toast, such as Undo. */
export interface ToastAction {
  readonly text: string;
  readonly run: () => void;
}

const ICONS = { success: 'check-circle-fill', error: 'x-circle-fill', info: 'info-circle' } as const;

/** Shows a toast, with the reference of the request that failed; queued until the container is mounted. */
export function showToast(text: string, kind: keyof typeof ICONS, failure?: unknown): void {
  toast(renderToastText(text, failure), {
    type: kind,
    role: kind === 'error' ? 'alert' : 'status',
    autoClose: getAutoCloseMs(kind === 'info' ? 'other' : kind),
    icon: <Icon name={ICONS[kind]} />,
  });
}

/**
 * Shows a text with buttons. A success stays longer than others, so that there is time to press one; a question stays
 * until it is closed.
 */
export function showActionToast(text: string, kind: 'success' | 'question', actions: readonly ToastAction[]): void {
  const isQuestion = kind === 'question';
  toast(
    // A click anywhere on a toast closes it, also one on a button.
    <span className="tr-row">
      {renderToastText(text)}
      {actions.map((action) => (
        <button key={action.text} type="button" className="tr-link-button" onClick={action.run}>
          {action.text}
        </button>
      ))}
    </span>,
    {
      type: isQuestion ? 'warning' : 'success',
      role: isQuestion ? 'alert' : 'status',
      autoClose: isQuestion ? false : getAutoCloseMs('other'),
      icon: <Icon name={isQuestion ? 'exclamation-triangle' : 'check-circle-fill'} />,
    },
  );
}
