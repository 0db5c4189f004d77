import { useId, useState } from 'react';
import { formatDay } from '../../../shared/format/format-day';
import { Card } from '../../../shared/ui/card';
import type { ApplicationRecord } from '../../../shared/applications/applications-api';
import { PlainText } from '../../../shared/ui/plain-text';
import { useIsPrinting } from '../../../shared/ui/use-is-printing';

/** Longer texts are shown in part at first. */
const PREVIEW_LENGTH = 1_500;

const SOURCE_TEXTS: Readonly<Record<ApplicationRecord['source'], string>> = {
  job: 'from the jobs list',
  address: 'from its address',
  typed: 'as you entered it',
  extension: 'by the browser extension',
};

/** Cuts a text at the end of a line or word. */
function toPreview(text: string): string {
  const cut = text.slice(0, PREVIEW_LENGTH);
  const end = Math.max(cut.lastIndexOf('\n'), cut.lastIndexOf(' '));
  return `${end > 0 ? cut.slice(0, end) : cut}…`;
}

interface PostingCardProps {
  readonly application: ApplicationRecord;
  readonly text: string;
}

/** The text of the posting as it was when the application was added. */
export function PostingCard({ application: { addedAt, source }, text }: PostingCardProps) {
  const [isWholeTextShown, setIsWholeTextShown] = useState(false);
  const isPrinting = useIsPrinting();
  const id = useId();
  const isLong = text.length > PREVIEW_LENGTH;
  if (text === '') {
    return (
      <Card title="The posting as it was">
        <p className="tr-muted mb-0">No text was kept with this application.</p>
      </Card>
    );
  }
  return (
    <Card title="The posting as it was">
      <p className="tr-muted tr-small tr-num">{`Kept on ${formatDay(addedAt)} ${SOURCE_TEXTS[source]}.`}</p>
      <div className="tr-entry tr-posting" id={id}>
        <PlainText text={isLong && !isWholeTextShown && !isPrinting ? toPreview(text) : text} />
      </div>
      {isLong && (
        <button
          type="button"
          className="btn btn-quiet btn-sm mt-2"
          aria-expanded={isWholeTextShown}
          aria-controls={id}
          onClick={() => setIsWholeTextShown(!isWholeTextShown)}
        >
          {isWholeTextShown ? 'Show less' : 'Show the whole text'}
        </button>
      )}
    </Card>
  );
}
