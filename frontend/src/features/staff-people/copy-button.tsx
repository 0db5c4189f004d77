import { useState } from 'react';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
}

/** A button that copies a text, which is shown whole if that fails. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [hasFailed, setHasFailed] = useState<boolean>();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setHasFailed(false);
    } catch {
      // Without permission or HTTPS.
      setHasFailed(true);
    }
  };
  return (
    <>
      <button
        type="button"
        className="tr-link-button tr-small"
        aria-label={hasFailed === false ? undefined : label}
        onClick={() => void copy()}
      >
        {hasFailed === false ? 'Copied' : 'Copy'}
      </button>
      {hasFailed === true && <span className="tr-mono">{text}</span>}
    </>
  );
}
