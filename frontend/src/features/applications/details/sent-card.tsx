import type { SentRecord } from '@trackrecord/contracts';
import { getErrorMessage } from '../../../shared/api/api-error';
import { useRemoveSentRecordMutation } from '../../../shared/applications/applications-api';
import type { ApplicationId } from '../../../shared/applications/applications-api';
import type { ApplicationRecord } from '../../../shared/applications/applications-api';
import { useDownloadSentCvMutation, useRecordSentCvMutation } from '../../../shared/applications/application-files-api';
import { formatTimestamp } from '../../../shared/format/format-timestamp';
import { ISO_DATE_LENGTH } from '../../../shared/format/local-day';
import { useGetProfileQuery } from '../../../shared/profile/profile-api';
import { notify } from '../../../shared/toast/notify';
import { Card } from '../../../shared/ui/card';
import { Icon } from '../../../shared/ui/icon';
import { ButtonSpinner } from '../../../shared/ui/loading';
import { getStage } from '../stage';

const KILOBYTE = 1_000;

interface SentProps {
  readonly id: ApplicationId;
  readonly application: ApplicationRecord;
}

/** Keeps the current CV as what was sent, again or for the first time. */
function KeepCvButton({
  id,
  text,
  className,
}: Pick<SentProps, 'id'> & { readonly text: string; readonly className: string }) {
  const [recordSentCv, { isLoading }] = useRecordSentCvMutation();
  const keep = async (): Promise<void> => {
    if (isLoading) return;
    try {
      await recordSentCv(id).unwrap();
      notify.success('Your current CV is kept with this application');
    } catch (failure) {
      notify.error(getErrorMessage(failure, 'Your CV could not be kept. Please try again.'), failure);
    }
  };
  return (
    <button type="button" className={className} aria-disabled={isLoading} onClick={() => void keep()}>
      {isLoading ? <ButtonSpinner /> : <Icon name="file-earmark-text" />}
      {isLoading ? 'Keeping your CV...' : text}
    </button>
  );
}

function RemoveButton({ id }: Pick<SentProps, 'id'>) {
  const [removeSentRecord, { isLoading }] = useRemoveSentRecordMutation();
  const remove = async (): Promise<void> => {
    if (isLoading) return;
    try {
      await removeSentRecord(id).unwrap();
      notify.success('Removed what was recorded as sent');
    } catch (failure) {
      notify.error(getErrorMessage(failure, 'This could not be removed. Please try again.'), failure);
    }
  };
  return (
    <button type="button" className="btn btn-quiet btn-sm" aria-disabled={isLoading} onClick={() => void remove()}>
      Remove this record
    </button>
  );
}

function DownloadButton({ id, sentRecord }: Pick<SentProps, 'id'> & { readonly sentRecord: SentRecord }) {
  const [download, { isLoading }] = useDownloadSentCvMutation();
  const start = async (): Promise<void> => {
    if (isLoading) return;
    try {
      await download({ ...id, fileName: `cv-${sentRecord.at.slice(0, ISO_DATE_LENGTH)}.pdf` }).unwrap();
    } catch (failure) {
      notify.error(getErrorMessage(failure, 'The CV could not be opened. Please try again.'), failure);
    }
  };
  return (
    <button type="button" className="btn btn-plain" aria-disabled={isLoading} onClick={() => void start()}>
      {isLoading ? <ButtonSpinner /> : <Icon name="download" />}
      Download CV as sent
    </button>
  );
}

/** Says that the profile has changed since the CV was sent, if it has. */
function ChangesNote({
  uid,
  sentRecord,
  company,
}: {
  readonly uid: string;
  readonly sentRecord: SentRecord;
  readonly company: string;
}) {
  const { currentData: profile } = useGetProfileQuery(uid);
  if (!profile || profile.revision <= sentRecord.profileRevision) return null;
  return (
    <div className="tr-note">
      <Icon name="info-circle" />
      <div>
        Your profile has changed since. <bdi>{company}</bdi> has not seen the changes.
      </div>
    </div>
  );
}

interface SentRecordViewProps extends SentProps {
  readonly sentRecord: SentRecord;
  readonly onCompare: () => void;
}

function SentRecordView({ id, application, sentRecord, onCompare }: SentRecordViewProps) {
  return (
    <div className="tr-stack tr-wide-gap">
      <dl className="tr-facts tr-sent-facts">
        <div>
          <dt>Profile</dt>
          {/* Revisions count from 0, the versions that users see from 1. */}
          <dd className="tr-num">Version {sentRecord.profileRevision + 1}</dd>
        </div>
        <div>
          <dt>CV</dt>
          <dd className="tr-num">PDF, {Math.max(1, Math.round(sentRecord.cvBytes / KILOBYTE))} kB</dd>
        </div>
      </dl>
      <ChangesNote uid={id.uid} sentRecord={sentRecord} company={application.posting.company} />
      <div className="tr-row">
        <DownloadButton id={id} sentRecord={sentRecord} />
        <button type="button" className="btn btn-soft" onClick={onCompare}>
          <Icon name="clock-history" />
          Compare with today
        </button>
      </div>
      <details className="tr-sent-proof">
        <summary>Proof</summary>
        <p className="tr-muted tr-small">
          These are SHA-256 checksums of the PDF and of the text of the posting, recorded at this time in the history of
          your applications. A file with the same checksum is the same file, to the last character.
        </p>
        <dl className="tr-small mb-2">
          <dt>CV</dt>
          <dd className="tr-mono">{sentRecord.cvHash}</dd>
          <dt>Posting</dt>
          <dd className="tr-mono">{sentRecord.postingHash}</dd>
        </dl>
        <div className="tr-row">
          <KeepCvButton id={id} text="Keep my current CV instead" className="btn btn-quiet btn-sm" />
          <RemoveButton id={id} />
        </div>
      </details>
    </div>
  );
}

/** The CV that was sent to the employer, kept as it was. */
export function SentCard({ id, application, onCompare }: SentProps & { readonly onCompare: () => void }) {
  const { sent } = application;
  if (sent !== undefined) {
    const time = <time className="tr-quiet tr-small tr-num tr-push">{formatTimestamp(sent.at)}</time>;
    return (
      <Card title="What was sent" action={time}>
        <SentRecordView id={id} application={application} sentRecord={sent} onCompare={onCompare} />
      </Card>
    );
  }
  if (getStage(application) === 'saved') {
    return (
      <Card title="What was sent">
        <p className="tr-muted mb-0">
          Nothing yet. When you move this to Applied, your CV of that moment is kept here, together with the version of
          your profile.
        </p>
      </Card>
    );
  }
  return (
    <Card title="What was sent">
      <p className="tr-muted">
        No CV was kept. If you sent the CV that you have now, keep it here: it stays as it is when your profile changes.
      </p>
      <KeepCvButton id={id} text="Keep my current CV" className="btn btn-plain" />
    </Card>
  );
}
