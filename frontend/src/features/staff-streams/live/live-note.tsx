import type { TailEndReason } from '@trackrecord/contracts';
import { getErrorMessage } from '../../../shared/api/api-error';
import { ErrorReference } from '../../../shared/ui/error-reference';
import { Note } from '../../../shared/staff/note';
import type { TailFailure, TailState } from './follow-tail';

const END_TEXTS: Readonly<Record<TailEndReason, string>> = {
  revoked: 'Your role or your sign-in has ended. Sign in again to follow the log.',
  expired: 'Your sign-in is renewed.',
  shutdown: 'The server is stopping.',
  slow: 'More events came than could be sent: 1,000 were waiting.',
  unavailable: 'The log cannot be read at the moment.',
};

const getEndText = (failure: TailFailure): string =>
  'reason' in failure ? END_TEXTS[failure.reason] : getErrorMessage(failure.error, 'The log cannot be followed now.');

/** Says in words how the tail is, also to screen readers. */
export function describeTail(state: TailState): string {
  switch (state.kind) {
    case 'connecting':
      return 'Connecting.';
    case 'live':
      return 'Live.';
    case 'reconnecting':
      return 'Reconnecting.';
    case 'ended':
      return `Live has ended. ${getEndText(state.failure)}`;
  }
}

interface LiveNoteProps {
  readonly state: TailState;
  readonly onRestart: () => void;
}

/** Says that the tail is cut or has ended, and why. */
export function LiveNote({ state, onRestart }: LiveNoteProps) {
  if (state.kind === 'reconnecting') {
    return (
      <Note>
        <strong>Reconnecting.</strong> {state.reason !== undefined && END_TEXTS[state.reason]} Missed events will
        appear.
      </Note>
    );
  }
  if (state.kind !== 'ended') return null;
  // A new tail would end at once.
  const isRevoked = 'reason' in state.failure;
  return (
    <Note tone="is-red">
      <strong>Live has ended.</strong> {getEndText(state.failure)}
      {!isRevoked && (
        <button type="button" className="btn btn-plain btn-sm d-block mt-2" onClick={onRestart}>
          Start again
        </button>
      )}
      {'error' in state.failure && <ErrorReference error={state.failure.error} />}
    </Note>
  );
}
