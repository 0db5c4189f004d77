import { useId, useState } from 'react';
import { formatLocalDay } from '../../../shared/format/format-day';
import { Card } from '../../../shared/ui/card';
import type { ApplicationRecord } from '../../../shared/applications/applications-api';
import { PlainText } from '../../../shared/ui/plain-text';
import { useIsPrinting } from '../../../shared/ui/use-is-printing';

/** Matches the lines of a text as they are about shown, each with the empty lines after it. */
const SHOWN_LINES = /[^\n]{1,90}(?:\s+|$)|[^\n]{90}/g;
/** A text with more lines is shown in part at first. */
const MAX_LINES = 15;
const PREVIEW_LINES = 12;

const SOURCE_TEXTS: Readonly<Record<ApplicationRecord['source'], string>> = {
  job: 'from the jobs list',
  address: 'from its address',
  typed: 'as you entered it',
  extension: 'by the browser extension',
};

/** Returns the first lines of a text; undefined if it has hardly more. */
function toPreview(text: string): string | undefined {
  const lines = text.match(SHOWN_LINES) ?? [];
  return lines.length > MAX_LINES ? `${lines.slice(0, PREVIEW_LINES).join('').trimEnd()}…` : undefined;
}

const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

interface PostingCardProps {
  readonly application: ApplicationRecord;
  readonly text: string;
}

/** The text of the posting as it was when the application was added. */
export function PostingCard({ application: { addedAt, source }, text }: PostingCardProps) {
  const [isWholeTextShown, setIsWholeTextShown] = useState(false);
  const isPrinting = useIsPrinting();
  const id = useId();
  const preview = toPreview(text);
  if (text === '') {
    return (
      <Card title="Original posting">
        <p className="tr-muted mb-0">No text was kept with this application.</p>
      </Card>
    );
  }
  return (
    <Card title="Original posting">
      <p className="tr-muted tr-small tr-num">{`Kept on ${formatLocalDay(addedAt)} ${SOURCE_TEXTS[source]}.`}</p>
      <div className="tr-entry tr-posting" id={id}>
        <PlainText text={isWholeTextShown || isPrinting ? text : (preview ?? text)} />
      </div>
      {preview !== undefined && (
        <button
          type="button"
          className="btn btn-quiet btn-sm mt-2"
          aria-expanded={isWholeTextShown}
          aria-controls={id}
          onClick={() => setIsWholeTextShown(!isWholeTextShown)}
        >
          {isWholeTextShown ? 'Show less' : `Show all ${countWords(text).toLocaleString('en-US')} words`}
        </button>
      )}
    </Card>
  );
}
