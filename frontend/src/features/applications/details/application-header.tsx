import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getErrorMessage } from '../../../shared/api/api-error';
import { useUndoAction } from '../../../shared/applications/use-undo-action';
import { useMoveApplication } from '../../../shared/applications/use-move-application';
import type { ApplicationId } from '../../../shared/applications/applications-api';
import { formatDue, isOverdue } from '../../../shared/applications/due';
import type { ApplicationRecord } from '../../../shared/applications/applications-api';
import { notify } from '../../../shared/toast/notify';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { getInitials } from '../../../shared/ui/get-initials';
import { Icon } from '../../../shared/ui/icon';
import type { IconName } from '../../../shared/ui/icon-name';
import { PageHeading } from '../../../shared/ui/page-heading';
import { useRemoveApplicationMutation } from '../application-edits-api';
import { MenuButton } from '../menu-button';
import { MoveMenu } from '../move-menu';
import { getLatestMove } from '../stage';
import { StageTrack } from './stage-track';

interface RemoveDialogProps {
  readonly id: ApplicationId;
  readonly title: string;
  readonly show: boolean;
  readonly onClose: () => void;
}

function RemoveDialog({ id, title, show, onClose }: RemoveDialogProps) {
  const [remove, { isLoading }] = useRemoveApplicationMutation();
  const createUndoAction = useUndoAction(id.uid);
  const navigate = useNavigate();
  const confirm = async (): Promise<void> => {
    try {
      const { eventId } = await remove(id).unwrap();
      await navigate('/applications');
      const description = `Removed ${title}`;
      notify.success(description, createUndoAction([eventId], description));
    } catch (failure) {
      onClose();
      notify.error(getErrorMessage(failure, 'This could not be removed. Please try again.'), failure);
    }
  };
  return (
    <ConfirmDialog
      show={show}
      title="Remove this application?"
      description="Its notes, contacts and the text of its posting are removed with it. You can undo this under Recent changes in Applications."
      confirmLabel="Remove application"
      workingLabel={isLoading ? 'Removing...' : undefined}
      cancelLabel="Keep it"
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}

interface MoreMenuProps {
  readonly id: ApplicationId;
  readonly posting: ApplicationRecord['posting'];
  readonly onEdit: () => void;
}

/** The actions on an application that are needed rarely. */
function MoreMenu({ id, posting: { title, url }, onEdit }: MoreMenuProps) {
  const [isRemoving, setIsRemoving] = useState(false);
  const item = { className: 'dropdown-item', role: 'menuitem', tabIndex: -1 } as const;
  return (
    <>
      <MenuButton
        label={`More actions, ${title}`}
        title="More actions"
        className="btn btn-quiet btn-icon"
        content={<Icon name="three-dots" />}
      >
        {url !== undefined && (
          <a {...item} href={url} target="_blank" rel="noopener noreferrer">
            <span>
              Open original posting<span className="visually-hidden"> (opens a new tab)</span>
            </span>
            <Icon name="box-arrow-up-right" />
          </a>
        )}
        <button type="button" {...item} onClick={onEdit}>
          Edit job
          <Icon name="pencil" />
        </button>
        <button type="button" {...item} onClick={() => setIsRemoving(true)}>
          Remove application
          <Icon name="trash3" />
        </button>
      </MenuButton>
      <RemoveDialog id={id} title={title} show={isRemoving} onClose={() => setIsRemoving(false)} />
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

/** The job of an application, its stage, and the actions on the whole application. */
export function ApplicationHeader({ id, application, onEdit }: ApplicationHeaderProps) {
  const { posting, moves } = application;
  const move = useMoveApplication(id.uid);
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
              <HeaderFact icon="geo-alt" label="Location" text={posting.location} />
              <HeaderFact icon="cash" label="Salary" text={posting.salary} />
              {posting.applyBy !== undefined && <ApplyByFact application={application} applyBy={posting.applyBy} />}
            </ul>
          </div>
          <div className="tr-row tr-application-actions">
            <MoveMenu
              latestMove={getLatestMove(application)}
              text="Move to"
              label={`Move to, ${posting.title}`}
              className="btn btn-plain"
              onMove={(target) => void move(application, target)}
            />
            <MoreMenu id={id} posting={posting} onEdit={onEdit} />
          </div>
        </div>
        <StageTrack moves={moves} />
      </div>
    </section>
  );
}
