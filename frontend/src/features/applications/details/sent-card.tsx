import { skipToken } from '@reduxjs/toolkit/query/react';
import type { SentRecord } from '@trackrecord/contracts';
import { useRef } from 'react';
import { getErrorMessage } from '../../../shared/api/api-error';
import type { ApplicationId } from '../../../shared/applications/applications-api';
import type { ApplicationRecord } from '../../../shared/applications/applications-api';
import { useRecordSentCvMutation } from '../../../shared/applications/sent-cv-api';
import { formatTimestamp } from '../../../shared/format/format-timestamp';
import { ISO_DATE_LENGTH } from '../../../shared/format/local-day';
import { useGetProfileQuery } from '../../../shared/profile/profile-api';
import { notify } from '../../../shared/toast/notify';
import { Card } from '../../../shared/ui/card';
import { Icon } from '../../../shared/ui/icon';
import { LoadOnDemand } from '../../../shared/ui/load-on-demand';
import { ButtonSpinner } from '../../../shared/ui/loading';
import { useIsVisible } from '../../../shared/ui/use-is-visible';
import { useRemoveSentRecordMutation } from '../application-edits-api';
import { useDownloadSentCvMutation, useGetSentCvPictureQuery } from '../application-files-api';
import { getStage } from '../stage';
import { SentChangesNote } from './sent-changes-note';

const loadSentChanges = () => import('./sent-changes');

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
      notify.success('Removed what was sent');
    } catch (failure) {
      notify.error(getErrorMessage(failure, 'This could not be removed. Please try again.'), failure);
    }
  };
  return (
    <button type="button" className="btn btn-quiet btn-sm" aria-disabled={isLoading} onClick={() => void remove()}>
      Remove what was sent
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

/** Says what of the profile has changed since the CV was sent, if anything has. */
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
  const ignoreFailure = (): void => undefined;
  return (
    <LoadOnDemand
      load={loadSentChanges}
      shouldLoad
      onFailure={ignoreFailure}
      fallback={<SentChangesNote company={company} />}
    >
      {(SentChanges) => <SentChanges uid={uid} revision={sentRecord.profileRevision} company={company} />}
    </LoadOnDemand>
  );
}

interface SentRecordViewProps extends SentProps {
  readonly sentRecord: SentRecord;
  readonly onCompare: () => void;
}

function SentRecordView({ id, application, sentRecord, onCompare }: SentRecordViewProps) {
  const view = useRef<HTMLDivElement>(null);
  const isVisible = useIsVisible(view);
  const picture = useGetSentCvPictureQuery(isVisible ? { ...id, cvHash: sentRecord.cvHash } : skipToken);
  const pageCount = picture.currentData?.pageCount;
  const facts = [
    'PDF',
    ...(pageCount === undefined ? [] : [pageCount === 1 ? '1 page' : `${pageCount} pages`]),
    `${Math.max(1, Math.round(sentRecord.cvBytes / KILOBYTE))} kB`,
  ];
  return (
    <div ref={view} className="tr-sent">
      {picture.error === undefined && (
        <div className="tr-sent-picture">
          {picture.currentData === undefined ? (
            <span className="tr-skeleton" aria-hidden="true" />
          ) : (
            <img src={picture.currentData.urls[0]} alt="First page of the CV" />
          )}
        </div>
      )}
      <div className="tr-stack tr-wide-gap">
        <dl className="tr-facts tr-sent-facts">
          <div>
            <dt>Profile</dt>
            {/* Revisions count from 0, the versions that users see from 1. */}
            <dd className="tr-num">Version {sentRecord.profileRevision + 1}</dd>
          </div>
          <div>
            <dt>CV</dt>
            <dd className="tr-num">{facts.join(', ')}</dd>
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
        <details className="tr-checksums">
          <summary>Checksums</summary>
          <p className="tr-muted tr-small">
            These are SHA-256 checksums of the PDF and of the text of the posting, recorded with them in the history of
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
    </div>
  );
}

/** The CV that was sent to the company, kept as it was. */
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
