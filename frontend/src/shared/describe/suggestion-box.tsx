import { Icon } from '../ui/icon';
import type { Suggestion } from './suggestion';

interface SuggestionBoxProps {
  readonly suggestion: Suggestion | undefined;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  /** Shows the other of the improved words and those that were said. */
  readonly onSwap: () => void;
  readonly onKeep: () => void;
}

const ROUGH =
  'This is a rough draft. Offline dictation gets about one word in four wrong, so check every line before you use it.';

const KINDS = { enhanced: 'enhancement', dictated: 'dictation' } as const;

/** Who made it; said plainly where no AI service did. */
function makerOf({ kind, engine, said, shows }: Suggestion): string {
  const isImproved = kind === 'enhanced' || (said !== undefined && shows === 'improved');
  if (engine === 'openai') return isImproved ? 'Improved by an AI service.' : 'Transcribed by an AI service.';
  return isImproved
    ? 'Improved with built-in rules (no AI used).'
    : 'Transcribed on our own server (no AI service used).';
}

function otherOf({ before, improved, said, shows, undone }: Suggestion) {
  if (undone !== undefined) return { title: 'Undone text', text: undone.text };
  if (said === undefined) return { title: 'Your text before', text: before.text };
  return shows === 'improved' ? { title: 'Transcript', text: said } : { title: 'Improved text', text: improved };
}

/** What there is to know of it at first. */
function SuggestionWords({ suggestion }: { readonly suggestion: Suggestion }) {
  const { kind, message, rough, undone } = suggestion;
  if (undone !== undefined) return <p className="mb-1">The {KINDS[kind]} was undone. Select Redo to restore it.</p>;
  return (
    <>
      {message !== undefined && <p className="mb-1 fw-semibold">{message}</p>}
      {rough && <p className="mb-1">{ROUGH}</p>}
      <p className="tr-small mb-1">{makerOf(suggestion)}</p>
      <p className="visually-hidden">You can undo it below.</p>
    </>
  );
}

/** What an engine did to a description: who it was, what there was instead, and the ways back. */
export function SuggestionBox({ suggestion, onUndo, onRedo, onSwap, onKeep }: SuggestionBoxProps) {
  const isUndone = suggestion?.undone !== undefined;
  const isRough = suggestion?.rough === true && !isUndone;
  const look = isRough ? 'tr-note is-yellow' : 'tr-note';
  const other = suggestion && otherOf(suggestion);
  return (
    <div className={suggestion && `${look} tr-suggestion mt-2`}>
      {suggestion && <Icon name={isRough ? 'exclamation-triangle' : 'magic'} />}
      <div>
        {/* Always there, so that what appears in it is announced. */}
        <div role="status">{suggestion && <SuggestionWords suggestion={suggestion} />}</div>
        {suggestion && (
          <>
            {other !== undefined && other.text.trim() !== '' && (
              <details>
                <summary>{other.title}</summary>
                <p className="tr-said">{other.text}</p>
              </details>
            )}
            <div className="tr-row mt-2">
              {suggestion.said !== undefined && !isUndone && (
                <button type="button" className="btn btn-plain btn-sm" onClick={onSwap}>
                  {suggestion.shows === 'improved' ? 'Use transcript' : 'Use the improved text'}
                </button>
              )}
              <button type="button" className="btn btn-plain btn-sm" onClick={isUndone ? onRedo : onUndo}>
                {isUndone ? 'Redo' : `Undo ${KINDS[suggestion.kind]}`}
              </button>
              <button type="button" className="btn btn-quiet btn-sm" onClick={onKeep}>
                Keep it
              </button>
            </div>
          </>
        )}
      </div>
    </div>
  );
}
