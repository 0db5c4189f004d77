import type { ReactNode, RefObject } from 'react';
import { ErrorReference } from '../../ui/error-reference';
import { Icon } from '../../ui/icon';

interface VoiceBoxProps {
  readonly box?: RefObject<HTMLDivElement | null>;
  readonly isShown: boolean;
  readonly status: string;
  /** A second line of the status. */
  readonly note?: string | undefined;
  /** The dot before the status: red while the microphone is open. */
  readonly dot?: 'working' | 'listening' | undefined;
  readonly errorText?: string | undefined;
  /** The error of the request. */
  readonly error?: unknown;
  readonly children?: ReactNode;
}

/** The frame of a voice input: its status, its controls and its error. */
export function VoiceBox({ box, isShown, status, note, dot, errorText, error, children }: VoiceBoxProps) {
  return (
    <div ref={box} className="tr-rec mb-3" role="group" aria-label="Voice input" hidden={!isShown}>
      <span className="tr-row flex-nowrap">
        {dot !== undefined && (
          <span className={dot === 'working' ? 'tr-live is-working' : 'tr-live'} aria-hidden="true" />
        )}
        <span className="fw-semibold" role="status">
          {status}
          {note !== undefined && <span className="d-block fw-normal tr-small">{note}</span>}
        </span>
      </span>
      {children}
      {/* Always mounted, so that changes are announced. */}
      <div className="tr-rec-error" role="alert">
        {errorText !== undefined && (
          <span className="invalid-feedback">
            <Icon name="exclamation-circle" />
            {errorText}
          </span>
        )}
        <ErrorReference error={error} />
      </div>
    </div>
  );
}
