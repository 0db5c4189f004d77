import type { Profile } from '@trackrecord/contracts';
import { useId, useRef } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { Icon } from '../../../shared/ui/icon';
import { useInertPage } from '../../../shared/ui/use-inert-page';
import { HistoryContent } from './history-content';
import type { Version } from './use-version';
import { useWidePage } from '../../../shared/ui/use-wide-page';

interface HistoryPanelProps {
  readonly now: Profile;
  readonly version: Version;
  readonly show: boolean;
  readonly onClose: () => void;
}

/** Where the focus was before the panel took it, to give it back; after a deep link that is the page. */
function useOpener() {
  const opener = useRef<Element>(null);
  return {
    remember: () => {
      if (document.activeElement !== document.body) opener.current = document.activeElement;
    },
    giveBack: () => {
      const { current } = opener;
      const place = current instanceof HTMLElement && current.isConnected ? current : document.getElementById('main');
      place?.focus({ preventScroll: true });
    },
  };
}

/**
 * The history of a profile. Where there is room it has its place beside the page, which stays in use; elsewhere it
 * covers the page as a dialog does.
 */
export default function HistoryPanel({ now, version, show, onClose }: HistoryPanelProps) {
  const titleId = useId();
  const wide = useWidePage();
  const opener = useOpener();
  useInertPage(show && !wide);
  return (
    <Offcanvas
      // What it keeps from scrolling or gives the focus to is settled when it opens.
      key={wide ? 'beside' : 'over'}
      show={show}
      onHide={onClose}
      onShow={opener.remember}
      onExited={opener.giveBack}
      restoreFocus={false}
      placement="end"
      backdrop={!wide}
      scroll={wide}
      className={wide ? 'tr-history tr-history-beside' : 'tr-history'}
      aria-labelledby={titleId}
      {...(wide && { 'aria-modal': undefined })}
    >
      <div className="offcanvas-header tr-history-head">
        <div>
          <h2 id={titleId}>History</h2>
          <div className="tr-muted tr-small">Every change, newest first</div>
        </div>
        <button
          type="button"
          className="btn btn-quiet btn-icon btn-sm tr-push"
          aria-label="Close history"
          onClick={onClose}
        >
          <Icon name="x-lg" />
        </button>
      </div>
      <HistoryContent now={now} version={version} covering={!wide} />
    </Offcanvas>
  );
}
