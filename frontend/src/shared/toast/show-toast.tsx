import { toast } from 'react-toastify/unstyled';
import { Icon } from '../ui/icon';
import { getAutoCloseMs, renderToastText } from './toast-options';

/** A button of a toast, such as Undo. */
export interface ToastAction {
  readonly text: string;
  readonly run: () => void;
}

/** Shows a toast, with the reference of the request that failed; queued until the container is mounted. */
export function showToast(text: string, kind: 'success' | 'error', failure?: unknown): void {
  toast(renderToastText(text, failure), {
    type: kind,
    role: kind === 'error' ? 'alert' : 'status',
    autoClose: getAutoCloseMs(kind),
    icon: <Icon name={kind === 'error' ? 'x-circle-fill' : 'check-circle-fill'} />,
  });
}

/** Shows a success with a button. It stays longer than others, so that there is time to press it. */
export function showActionToast(text: string, action: ToastAction): void {
  toast(
    // A click anywhere on a toast closes it, also one on the button.
    <span className="tr-row">
      {renderToastText(text)}
      <button type="button" className="tr-link-button" onClick={action.run}>
        {action.text}
      </button>
    </span>,
    {
      type: 'success',
      role: 'status',
      autoClose: getAutoCloseMs('other'),
      icon: <Icon name="check-circle-fill" />,
    },
  );
}
