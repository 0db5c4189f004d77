import { useState } from 'react';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
}

/** A button that copies a text, which is shown whole if that fails. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [copyResult, setCopyResult] = useState<'copied' | 'failed'>();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopyResult('copied');
    } catch {
      // The clipboard is not available without permission or HTTPS.
      setCopyResult('failed');
    }
  };
  return (
    <>
      <button
        type="button"
        className="tr-link-button tr-small"
        aria-label={copyResult === 'copied' ? undefined : label}
        onClick={() => void copy()}
      >
        {copyResult === 'copied' ? 'Copied' : 'Copy'}
      </button>
      {copyResult === 'failed' && <span className="tr-mono">{text}</span>}
    </>
  );
}
