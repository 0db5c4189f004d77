import type { Heard } from './heard';

interface HeardTextProps {
  readonly heard: Heard;
}

/**
 * Shows what was heard, and apart from it the current guess. Not announced: a screen reader would speak into the
 * microphone.
 */
export function HeardText({ heard }: HeardTextProps) {
  return (
    <div className="w-100" role="group" aria-label="Heard so far">
      <p className="mb-0">{heard.text}</p>
      {heard.interim !== '' && (
        <p className="tr-muted mb-0">
          <span className="visually-hidden">Not certain yet: </span>
          <i>{heard.interim}</i>
        </p>
      )}
    </div>
  );
}
