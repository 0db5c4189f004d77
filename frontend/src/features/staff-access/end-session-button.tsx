import type { SessionSummary } from '@trackrecord/contracts';
import { getErrorMessage } from '../../shared/api/api-error';
import { notify } from '../../shared/toast/notify';
import { useEndListedSessionMutation } from './session-log-api';

interface EndSessionButtonProps {
  readonly session: Pick<SessionSummary, 'id' | 'person' | 'staff'>;
  readonly className: string;
  readonly text: 'End' | 'End session';
}

/** Ends an open session of any staff member. */
export function EndSessionButton({ session: { id, person, staff }, className, text }: EndSessionButtonProps) {
  const [end, { isLoading }] = useEndListedSessionMutation();
  const send = async (): Promise<void> => {
    try {
      await end(id).unwrap();
      notify.success('Session ended');
    } catch (error) {
      notify.error(getErrorMessage(error, 'The session could not be ended. Please try again.'), error);
    }
  };
  return (
    <button
      type="button"
      className={className}
      aria-label={`${text}: ${staff.name ?? staff.pseudonym}, ${person}`}
      aria-disabled={isLoading}
      onClick={() => {
        if (!isLoading) void send();
      }}
    >
      {isLoading ? 'Ending...' : text}
    </button>
  );
}
