import { toast } from 'react-toastify/unstyled';
import { Icon } from '../ui/icon';
import { ButtonSpinner } from '../ui/loading';
import { autoCloseAfter } from './toast-duration';

/** A toast about work in progress, which then shows the result. */
interface Progress {
  readonly succeed: (text: string) => void;
  readonly fail: (text: string) => void;
}

// Neutral colour: the icon of a success toast would be green.
const ProgressIcon = () => (
  <span className="tr-quiet">
    <ButtonSpinner />
  </span>
);

// A new node for each text, so that screen readers announce it.
const renderKeyedText = (text: string) => <span key={text}>{text}</span>;

/** Shows a toast until the work is done; it has no time limit (spec section 9). */
export function notifyProgress(text: string): Progress {
  const toastId = toast(renderKeyedText(text), {
    role: 'status',
    autoClose: false,
    closeOnClick: false,
    closeButton: false,
    icon: <ProgressIcon />,
  });
  const finish = (kind: 'success' | 'error', message: string): void =>
    toast.update(toastId, {
      render: renderKeyedText(message),
      type: kind,
      ...(kind === 'error' && { role: 'alert' }),
      autoClose: autoCloseAfter(kind),
      icon: <Icon name={kind === 'error' ? 'x-circle-fill' : 'check-circle-fill'} />,
      closeOnClick: true,
      // `undefined` restores the default button.
      closeButton: undefined,
    });
  return { succeed: (message) => finish('success', message), fail: (message) => finish('error', message) };
}
