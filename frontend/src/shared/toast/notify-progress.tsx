import { toast } from 'react-toastify/unstyled';
import type { UpdateOptions } from 'react-toastify/unstyled';
import { Icon } from '../ui/icon';
import { WorkingMark } from '../ui/waiting';
import { autoCloseAfter } from './toast-duration';

/** A message about something that goes on, which then says what came of it. */
interface Progress {
  readonly succeed: (text: string) => void;
  readonly fail: (text: string) => void;
}

// Not in the green of a success.
const Working = () => (
  <span className="tr-quiet">
    <WorkingMark />
  </span>
);

// A node of its own for each text: it is announced as something new.
const keyedText = (text: string) => <span key={text}>{text}</span>;

/** Says that something goes on, for as long as it does: such a message has no limit (spec section 9). */
export function notifyProgress(text: string): Progress {
  const message = toast(keyedText(text), {
    role: 'status',
    autoClose: false,
    closeOnClick: false,
    closeButton: false,
    icon: <Working />,
  });
  // Without a button of its own it gets the one that every message has.
  const finish = (options: UpdateOptions): void =>
    toast.update(message, { closeOnClick: true, closeButton: undefined, ...options });
  return {
    succeed: (outcome) =>
      finish({
        render: keyedText(outcome),
        type: 'success',
        autoClose: autoCloseAfter('success'),
        icon: <Icon name="check-circle-fill" />,
      }),
    fail: (outcome) =>
      finish({
        render: keyedText(outcome),
        type: 'error',
        role: 'alert',
        autoClose: autoCloseAfter('error'),
        icon: <Icon name="x-circle-fill" />,
      }),
  };
}
