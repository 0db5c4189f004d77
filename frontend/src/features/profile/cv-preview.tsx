import { CV_FILE_NAME, CV_OBJECT_URL_LIFETIME_MS } from '@trackrecord/contracts/constants';
import { MESSAGES } from '@trackrecord/contracts/messages';
import { useEffect, useEffectEvent } from 'react';
import type { DrawnPages } from '../../shared/cv/draw-pages';
import { notify } from '../../shared/toast/notify';
import { Dialog } from '../../shared/ui/dialog';
import { Icon } from '../../shared/ui/icon';
import { LoadErrorBody } from '../../shared/ui/load-error';
import { LoadingScreen } from '../../shared/ui/loading';
import { usePreviewResumeMutation } from './cv-preview-api';

interface PreviewProps {
  readonly uid: string;
  readonly onClose: () => void;
}

/** The pages as pictures. */
function Pages({ urls, pageCount }: DrawnPages) {
  const hiddenCount = pageCount - urls.length;
  return (
    // oxlint-disable-next-line a11y/no-noninteractive-tabindex -- so that keys scroll the pages
    <div className="tr-stack" role="group" aria-label="Pages of your CV" tabIndex={0}>
      {urls.map((url, index) => (
        <img
          key={index}
          className="d-block w-100 border"
          src={url}
          alt={`Page ${String(index + 1)} of ${String(pageCount)} of your CV`}
        />
      ))}
      {hiddenCount > 0 && <p className="mb-0">{`The last ${hiddenCount} pages are in the file.`}</p>}
    </div>
  );
}

function Preview({ uid, onClose }: PreviewProps) {
  const [load, { data, error, isLoading }] = usePreviewResumeMutation();
  const loadNow = useEffectEvent(() => void load(uid));
  useEffect(() => loadNow(), []);

  const url = data?.url;
  useEffect(() => {
    if (url === undefined) return undefined;
    // Later, because a download may still read it.
    return () => void setTimeout(() => URL.revokeObjectURL(url), CV_OBJECT_URL_LIFETIME_MS);
  }, [url]);

  const hasFailed = error !== undefined || (data !== undefined && url === undefined);
  return (
    <>
      <div className="modal-body">
        {url !== undefined && data?.pages === undefined && (
          <iframe className="d-block w-100 border-0" style={{ height: '70vh' }} src={url} title="Your CV as a PDF" />
        )}
        {data?.pages !== undefined && <Pages {...data.pages} />}
        {hasFailed && (
          <LoadErrorBody
            text={
              error === undefined
                ? 'Could not generate resume. Please complete your profile.'
                : 'Your CV could not be loaded.'
            }
            error={error}
            isWorking={isLoading}
            onRetry={() => void load(uid)}
          />
        )}
        {url === undefined && !hasFailed && <LoadingScreen label="Loading your CV" />}
      </div>
      <div className="modal-footer">
        <button type="button" className="btn btn-plain" onClick={onClose}>
          Close
        </button>
        {url !== undefined && (
          <a
            className="btn btn-primary"
            href={url}
            download={CV_FILE_NAME}
            onClick={() => notify.success(MESSAGES.cvDownloaded)}
          >
            <Icon name="download" />
            Download CV
          </a>
        )}
      </div>
    </>
  );
}

interface CvPreviewProps extends PreviewProps {
  readonly show: boolean;
}

/** The CV before it is downloaded: in the PDF viewer of the browser, or as pictures without one. */
export default function CvPreview({ show, ...props }: CvPreviewProps) {
  return (
    <Dialog title="Your CV" show={show} onClose={props.onClose}>
      <Preview {...props} />
    </Dialog>
  );
}
