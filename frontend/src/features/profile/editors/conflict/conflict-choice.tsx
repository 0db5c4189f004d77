import type { EditedSection } from '@trackrecord/contracts';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useDialogTitle } from '../../../../shared/ui/dialog-title';
import type { Conflict } from '../frame/use-section-editor';
import { momentWords } from '../../history/moment-words';
import { agoWords } from '../../../../shared/words/ago-words';
import { partsThatDiffer } from './version-parts';
import { VersionSide } from './version-side';

const SECTION_WORDS: Readonly<Record<EditedSection, string>> = {
  personalInfo: 'personal information',
  educations: 'education',
  experiences: 'work experience',
  projects: 'projects',
  skills: 'skills',
  preferences: 'work preferences',
  preferredRoles: 'preferred roles',
};

interface ConflictChoiceProps {
  readonly conflict: Conflict;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onBack: () => void;
}

/**
 * The body and foot of a dialog whose section was saved elsewhere meanwhile: both versions side by side, and which of
 * them stays. It takes the focus.
 */
export function ConflictChoice({ conflict, onKeepMine, onTakeTheirs, onBack }: ConflictChoiceProps) {
  const { section, mine, theirs } = conflict;
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState<'mine' | 'theirs'>('mine');
  const isMine = picked === 'mine';
  const [mineParts, theirParts] = [partsThatDiffer(section, mine, theirs), partsThatDiffer(section, theirs, mine)];
  const looksSame = mineParts.length === 0 && theirParts.length === 0;
  useDialogTitle('This changed while you were editing');

  useLayoutEffect(() => first.current?.focus(), []);

  return (
    <form
      className="tr-dialog-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isMine) onKeepMine();
        else onTakeTheirs();
      }}
    >
      <div className="modal-body">
        <p className="tr-muted" role="alert" id={id}>
          Another window saved your {SECTION_WORDS[section]} {agoWords(theirs.updatedAt)}. Choose which version to keep.
          The other version stays in History.
          {looksSame && " They differ only in details that aren't shown, such as the day of a date."}
        </p>
        <fieldset aria-describedby={id}>
          <legend className="visually-hidden">Version to keep</legend>
          <div className="tr-sides">
            <VersionSide
              ref={first}
              name="Mine"
              origin="Not saved yet, in this window"
              parts={mineParts}
              picked={isMine}
              onPick={() => setPicked('mine')}
            />
            <VersionSide
              name="Theirs"
              origin={`Saved in another window · ${momentWords(theirs.updatedAt)}`}
              parts={theirParts}
              picked={!isMine}
              onPick={() => setPicked('theirs')}
            />
          </div>
        </fieldset>
      </div>
      <div className="modal-footer">
        <button type="button" className="btn btn-quiet tr-conflict-back" onClick={onBack}>
          Back to editing
        </button>
        <button
          type={isMine ? 'button' : 'submit'}
          className={isMine ? 'btn btn-plain' : 'btn btn-primary'}
          onClick={isMine ? onTakeTheirs : undefined}
        >
          Use other version
        </button>
        <button
          type={isMine ? 'submit' : 'button'}
          className={isMine ? 'btn btn-primary' : 'btn btn-plain'}
          onClick={isMine ? undefined : onKeepMine}
        >
          Keep my version
        </button>
      </div>
    </form>
  );
}
