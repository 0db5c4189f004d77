import type { EditableSection } from '@trackrecord/contracts';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useDialogTitle } from '../../../../shared/ui/dialog';
import type { Conflict } from '../frame/use-section-editor';
import { formatTimestamp } from '../../../../shared/format/format-timestamp';
import { formatRelativeTime } from '../../../../shared/format/format-relative-time';
import { getDifferingItems, VersionOption } from './version-option';

const SECTION_NAMES: Readonly<Record<EditableSection, string>> = {
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
  readonly onAcceptRemote: () => void;
  readonly onBack: () => void;
}

/** The body and footer of a dialog during a conflict: both versions side by side, to select one. Takes the focus. */
export function ConflictChoice({ conflict, onKeepMine, onAcceptRemote, onBack }: ConflictChoiceProps) {
  const { section, mine, theirs } = conflict;
  const id = useId();
  const firstRadio = useRef<HTMLInputElement>(null);
  const [selected, setSelected] = useState<'mine' | 'theirs'>('mine');
  const isMine = selected === 'mine';
  const myItems = getDifferingItems(section, mine, theirs);
  const theirItems = getDifferingItems(section, theirs, mine);
  const hasNoVisibleDifference = myItems.length === 0 && theirItems.length === 0;
  useDialogTitle('This changed while you were editing');

  useLayoutEffect(() => firstRadio.current?.focus(), []);

  return (
    <form
      className="tr-dialog-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isMine) onKeepMine();
        else onAcceptRemote();
      }}
    >
      <div className="modal-body">
        <p className="tr-muted" role="alert" id={id}>
          Another window saved your {SECTION_NAMES[section]} {formatRelativeTime(theirs.updatedAt)}. Choose which
          version to keep. If you keep yours, the other stays in History. If you use the other, yours is not saved.
          {hasNoVisibleDifference && " They differ only in details that aren't shown, such as the day of a date."}
        </p>
        <fieldset aria-describedby={id}>
          <legend className="visually-hidden">Version to keep</legend>
          <div className="tr-sides">
            <VersionOption
              ref={firstRadio}
              name="My version"
              origin="Not saved yet, in this window"
              items={myItems}
              selected={isMine}
              onSelect={() => setSelected('mine')}
            />
            <VersionOption
              name="Other version"
              origin={`Saved in another window · ${formatTimestamp(theirs.updatedAt)}`}
              items={theirItems}
              selected={!isMine}
              onSelect={() => setSelected('theirs')}
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
          onClick={isMine ? onAcceptRemote : undefined}
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
