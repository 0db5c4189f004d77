import { Icon } from '../ui/icon';
import type { Suggestion } from './suggestion';

interface SuggestionBoxProps {
  readonly suggestion: Suggestion | undefined;
  readonly onUndo: () => void;
  /** Shows the other of the improved words and those that were said. */
  readonly onSwap: () => void;
  readonly onKeep: () => void;
}

const ROUGH =
  'This is a rough draft: offline dictation gets about one word in four wrong. Please check every line before you use it.';

/** Who made it; said plainly where no AI service did. */
function makerOf({ kind, engine, said, shows }: Suggestion): string {
  const isImproved = kind === 'enhanced' || (said !== undefined && shows === 'improved');
  if (engine === 'openai') return isImproved ? 'Improved by an AI service.' : 'Written down by an AI service.';
  return isImproved ? 'Improved by our own rules, no AI service.' : 'Written down by our own server, no AI service.';
}

const otherOf = ({ before, improved, said, shows }: Suggestion): { readonly title: string; readonly text: string } => {
  if (said === undefined) return { title: 'Your text before', text: before.text };
  return shows === 'improved' ? { title: 'What you said', text: said } : { title: 'Improved text', text: improved };
};

/** What an engine did to a description: who it was, what there was instead, and the ways back. */
export function SuggestionBox({ suggestion, onUndo, onSwap, onKeep }: SuggestionBoxProps) {
  const look = suggestion?.rough === true ? 'tr-note is-yellow' : 'tr-note';
  const other = suggestion && otherOf(suggestion);
  return (
    <div className={suggestion && `${look} tr-suggestion mt-2`}>
      {suggestion && <Icon name={suggestion.rough ? 'exclamation-triangle' : 'magic'} />}
      <div>
        {/* Always there, so that what appears in it is announced. */}
        <div role="status">
          {suggestion?.message !== undefined && <p className="mb-1 fw-semibold">{suggestion.message}</p>}
          {suggestion?.rough === true && <p className="mb-1">{ROUGH}</p>}
        </div>
        {suggestion && (
          <>
            <p className="tr-small mb-1">{makerOf(suggestion)}</p>
            {other !== undefined && other.text.trim() !== '' && (
              <details>
                <summary>{other.title}</summary>
                <p className="tr-said">{other.text}</p>
              </details>
            )}
            <div className="tr-row mt-2">
              {suggestion.said !== undefined && (
                <button type="button" className="btn btn-plain btn-sm" onClick={onSwap}>
                  {suggestion.shows === 'improved' ? 'Use what I said' : 'Use the improved text'}
                </button>
              )}
              <button type="button" className="btn btn-plain btn-sm" onClick={onUndo}>
                {suggestion.kind === 'enhanced' ? 'Undo enhancement' : 'Undo dictation'}
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
