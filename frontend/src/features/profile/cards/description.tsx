import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useIsClipped } from '../../../shared/ui/use-is-clipped';
import { useIsPrinting } from '../../../shared/ui/use-is-printing';

interface MoreButtonProps {
  readonly isOpen: boolean;
  /** What is shown whole, for screen readers. */
  readonly name: string;
  readonly onToggle: () => void;
}

/** Shows an entry whole, or cut again. */
export function MoreButton({ isOpen, name, onToggle }: MoreButtonProps) {
  return (
    <button type="button" className="btn btn-quiet btn-sm tr-more" aria-expanded={isOpen} onClick={onToggle}>
      {isOpen ? 'Show less' : 'Show more'}
      <span className="visually-hidden"> of {name}</span>
    </button>
  );
}

export const removeEmptyLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

interface DescriptionProps {
  readonly text: string | undefined;
  /** The title of the entry. */
  readonly name: string;
  /** What is shown with the whole text only. */
  readonly details?: ReactNode;
}

/** A description with its line breaks. CSS cuts it to a few lines until it is shown whole. */
export function Description({ text = '', name, details }: DescriptionProps) {
  const [isWhole, setIsWhole] = useState(false);
  const paragraph = useRef<HTMLParagraphElement>(null);
  const isClipped = useIsClipped(paragraph, text);
  const isPrinting = useIsPrinting();
  const lines = removeEmptyLines(text);
  return (
    <>
      {lines !== '' && (
        <p ref={paragraph} className={isWhole ? 'tr-prose is-whole' : 'tr-prose'} dir="auto">
          {lines}
        </p>
      )}
      {(isWhole || isPrinting) && details}
      {(isWhole || isClipped || details !== undefined) && (
        <MoreButton isOpen={isWhole} name={name} onToggle={() => setIsWhole(!isWhole)} />
      )}
    </>
  );
}
