import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getErrorMessage } from '../../../shared/api/api-error';
import { useRemoveApplicationMutation } from '../../../shared/applications/applications-api';
import type { ApplicationId } from '../../../shared/applications/applications-api';
import { formatDue, isOverdue } from '../../../shared/applications/due';
import type { ApplicationRecord } from '../../../shared/applications/applications-api';
import { notify } from '../../../shared/toast/notify';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { getInitials } from '../../../shared/ui/get-initials';
import { Icon } from '../../../shared/ui/icon';
import type { IconName } from '../../../shared/ui/icon-name';
import { NewTabLink } from '../../../shared/ui/new-tab-link';
import { PageHeading } from '../../../shared/ui/page-heading';
import { MoveMenu } from '../move-menu';
import { getLatestMove } from '../stage';
import { useMove } from '../use-move';
import { StageTrack } from './stage-track';

interface RemoveButtonProps {
  readonly id: ApplicationId;
  readonly title: string;
}

function RemoveButton({ id, title }: RemoveButtonProps) {
  const [remove, { isLoading }] = useRemoveApplicationMutation();
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  const confirm = async (): Promise<void> => {
    try {
      await remove(id).unwrap();
      await navigate('/applications');
      notify.success(`Removed ${title}`);
    } catch (failure) {
      setIsAsking(false);
      notify.error(getErrorMessage(failure, 'This could not be removed. Please try again.'), failure);
    }
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-quiet-danger btn-icon"
        aria-label="Remove this application"
        title="Remove this application"
        onClick={() => setIsAsking(true)}
      >
        <Icon name="trash3" />
      </button>
      <ConfirmDialog
        show={isAsking}
        title="Remove this application?"
        description="Its notes, people and the text of its posting are removed with it. You can undo this at the end of the page with all applications."
        confirmLabel="Remove"
        workingLabel={isLoading ? 'Removing...' : undefined}
        cancelLabel="Keep it"
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}

interface HeaderFactProps {
  readonly icon: IconName;
  readonly label: string;
  readonly text: string | undefined;
}

function HeaderFact({ icon, label, text }: HeaderFactProps) {
  if (text === undefined) return null;
  return (
    <li>
      <Icon name={icon} />
      <span className="visually-hidden">{label}: </span>
      <bdi>{text}</bdi>
    </li>
  );
}

interface ApplyByFactProps {
  readonly application: ApplicationRecord;
  readonly applyBy: string;
}

/** The last day to apply. It is overdue while the application was not sent. */
function ApplyByFact({ application, applyBy }: ApplyByFactProps) {
  const isLate = getLatestMove(application).stage === 'saved' && isOverdue({ due: applyBy });
  return (
    <li className={isLate ? 'tr-late' : undefined}>
      <Icon name={isLate ? 'exclamation-circle' : 'calendar3'} />
      <span>
        Apply by <bdi className="tr-num">{formatDue({ due: applyBy })}</bdi>
        {isLate && ', overdue'}
      </span>
    </li>
  );
}

interface ApplicationHeaderProps {
  readonly id: ApplicationId;
  readonly application: ApplicationRecord;
  readonly onEdit: () => void;
}

/** The posting of an application, its stage, and the actions on the whole application. */
export function ApplicationHeader({ id, application, onEdit }: ApplicationHeaderProps) {
  const { posting, moves } = application;
  const move = useMove(id.uid);
  const suffix = `: ${posting.title}, ${posting.company}`;
  return (
    <section className="card" aria-label="Application">
      <div className="card-body">
        <div className="tr-application-head">
          <span className="tr-brand" aria-hidden="true">
            {getInitials(posting.company)}
          </span>
          <div className="tr-application-title" dir="auto">
            <PageHeading>{posting.title}</PageHeading>
            <div className="tr-muted">{posting.company}</div>
            <ul className="tr-meta">
              <HeaderFact icon="geo-alt" label="Place" text={posting.location} />
              <HeaderFact icon="cash" label="Salary" text={posting.salary} />
              {posting.applyBy !== undefined && <ApplyByFact application={application} applyBy={posting.applyBy} />}
            </ul>
          </div>
          <div className="tr-row tr-application-actions">
            {posting.url !== undefined && (
              <NewTabLink to={posting.url} text="Open posting" labelSuffix={suffix} className="btn btn-plain" />
            )}
            <MoveMenu
              latestMove={getLatestMove(application)}
              text="Move to"
              label={`Move to, ${posting.title}`}
              className="btn btn-plain"
              onMove={(target) => void move(application, target)}
            />
            <button
              type="button"
              className="btn btn-quiet btn-icon"
              aria-label="Edit posting"
              title="Edit posting"
              onClick={onEdit}
            >
              <Icon name="pencil" />
            </button>
            <RemoveButton id={id} title={posting.title} />
          </div>
        </div>
        <StageTrack moves={moves} />
      </div>
    </section>
  );
}
