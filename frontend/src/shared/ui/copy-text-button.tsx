import { useState } from 'react';
import { Icon } from './icon';

interface CopyTextButtonProps {
  readonly text: string;
  readonly label: string;
  /** The label for screen readers, if there are several such buttons. */
  readonly description?: string;
}

/** A button that copies a text, and says whether that worked. */
export function CopyTextButton({ text, label, description }: CopyTextButtonProps) {
  const [result, setResult] = useState<{ readonly text: string; readonly isCopied: boolean }>();
  const currentResult = result?.text === text ? result : undefined;
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setResult({ text, isCopied: true }),
      // Copying fails without permission or HTTPS.
      () => setResult({ text, isCopied: false }),
    );
  };
  const isCopied = currentResult?.isCopied === true;
  return (
    <>
      <button type="button" className="btn btn-plain" aria-label={isCopied ? undefined : description} onClick={copy}>
        <Icon name={isCopied ? 'check-lg' : 'copy'} />
        {isCopied ? 'Copied' : label}
      </button>
      <span role="status" className={currentResult?.isCopied === false ? 'tr-small tr-muted' : 'visually-hidden'}>
        {currentResult?.isCopied === false && 'Copying failed. Please select the text.'}
        {isCopied && 'Copied'}
      </span>
    </>
  );
}
