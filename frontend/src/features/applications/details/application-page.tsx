import type { ApplicationDetails } from '@trackrecord/contracts';
import { Link, useParams } from 'react-router-dom';
import '../../../styles/applications.scss';
import { isNotFound } from '../../../shared/api/api-error';
import { type ApplicationId, useGetApplicationQuery } from '../../../shared/applications/applications-api';
import { useAuth } from '../../../shared/identity/auth-context';
import { notify } from '../../../shared/toast/notify';
import { Card } from '../../../shared/ui/card';
import { EmptyIllustration } from '../../../shared/ui/empty-illustration';
import { Icon } from '../../../shared/ui/icon';
import { LoadError, LoadErrorBody } from '../../../shared/ui/load-error';
import { LoadOnDemand } from '../../../shared/ui/load-on-demand';
import { SkeletonFrame } from '../../../shared/ui/loading';
import { PageHeading } from '../../../shared/ui/page-heading';
import { TrackSkeleton } from '../../../shared/ui/track-skeleton';
import { usePageTitle } from '../../../shared/ui/use-page-title';
import { useGetApplicationHistoryQuery } from '../application-edits-api';
import { ChangeList } from '../change-list';
import { useDialogUrl } from '../dialogs/use-dialog-url';
import { ApplicationHeader } from './application-header';
import { ContactCard } from './contact-card';
import { NextStepCard } from './next-step-card';
import { NotesCard } from './notes-card';
import { PostingCard } from './posting-card';
import { SalaryCard } from './salary-card';
import { SentCard } from './sent-card';

const loadDialogs = () => import('../dialogs/open-dialog');

interface ApplicationContentProps {
  readonly id: ApplicationId;
  readonly details: ApplicationDetails;
}

function ApplicationContent({ id, details }: ApplicationContentProps) {
  const { application, text } = details;
  const dialog = useDialogUrl();
  usePageTitle(`${application.posting.title}, ${application.posting.company}`);
  return (
    <>
      <ApplicationHeader id={id} application={application} onEdit={() => dialog.open('posting')} />
      <div className="tr-application">
        <div className="tr-stack tr-wide-gap">
          <NextStepCard id={id} nextSteps={application.nextSteps} onEdit={dialog.open} />
          <SentCard id={id} application={application} onCompare={() => dialog.open('sent')} />
          <PostingCard application={application} text={text} />
          <NotesCard id={id} details={details} />
        </div>
        <div className="tr-stack tr-wide-gap">
          <ContactCard id={id} contacts={application.contacts} onEdit={dialog.open} />
          <SalaryCard id={id} application={application} onEdit={dialog.open} />
          <TimelineCard id={id} />
        </div>
      </div>
      <LoadOnDemand
        load={loadDialogs}
        shouldLoad={dialog.openDialogName !== undefined}
        onFailure={() => {
          notify.error('This could not be opened. Check your connection and try again.');
          dialog.close();
        }}
      >
        {(OpenDialog) => (
          <OpenDialog id={id} details={details} openDialogName={dialog.openDialogName} onClose={dialog.close} />
        )}
      </LoadOnDemand>
    </>
  );
}

function ApplicationSkeleton() {
  return (
    <SkeletonFrame label="Loading the application" className="tr-stack tr-delayed">
      <span className="tr-skeleton tr-app-skeleton" aria-hidden="true" />
      <span className="tr-skeleton tr-app-skeleton" aria-hidden="true" />
    </SkeletonFrame>
  );
}

function NoApplication() {
  return (
    <section className="card tr-empty" aria-label="Application not found">
      <EmptyIllustration />
      <div role="alert">This application is not here any more. It may have been removed in another window.</div>
      <Link className="btn btn-plain" to="/applications">
        Back to applications
      </Link>
    </section>
  );
}

/** `/applications/:applicationId`: everything about one application. */
export function ApplicationPage() {
  const { user } = useAuth();
  const { applicationId = '' } = useParams();
  const id = { uid: user?.uid ?? '', applicationId };
  const { currentData, error, isFetching, refetch } = useGetApplicationQuery(id, { skip: id.uid === '' });
  const isMissing = error !== undefined && isNotFound(error);
  return (
    <div className="tr-applications-page tr-enter">
      <Link className="btn btn-quiet btn-sm tr-back" to="/applications">
        <Icon name="arrow-left" />
        Applications
      </Link>
      {(currentData === undefined || isMissing) && <PageHeading className="visually-hidden">Application</PageHeading>}
      {currentData === undefined && error === undefined && <ApplicationSkeleton />}
      {isMissing && <NoApplication />}
      {currentData === undefined && error !== undefined && !isMissing && (
        <LoadError
          text="This application could not be loaded."
          error={error}
          isWorking={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {currentData !== undefined && !isMissing && <ApplicationContent id={id} details={currentData} />}
    </div>
  );
}

interface TimelineCardProps {
  readonly id: ApplicationId;
}

/** The changes of an application, newest first, with undo. */
function TimelineCard({ id }: TimelineCardProps) {
  const { currentData, error, isFetching, refetch } = useGetApplicationHistoryQuery(id);
  return (
    <Card title="Timeline" action={<span className="tr-quiet tr-small tr-push">Newest first</span>}>
      {currentData !== undefined && <ChangeList uid={id.uid} changes={currentData.items} />}
      {currentData === undefined && error === undefined && <TrackSkeleton label="Loading the timeline" />}
      {currentData === undefined && error !== undefined && (
        <LoadErrorBody
          text="The timeline could not be loaded."
          error={error}
          isWorking={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Card>
  );
}

/** The name that a lazy route expects. */
export { ApplicationPage as Component };
