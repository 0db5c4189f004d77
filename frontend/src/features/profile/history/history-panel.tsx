import type { Profile } from '@trackrecord/contracts';
import { useId, useRef } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { IconButton } from '../../../shared/ui/icon-button';
import { useInertPage } from '../../../shared/ui/use-inert-page';
import { useIsWideScreen } from '../../../shared/ui/use-media-query';
import { HistoryContent } from './history-content';
import type { Version } from './use-version';

interface HistoryPanelProps {
  readonly currentProfile: Profile;
  readonly version: Version;
  readonly show: boolean;
  readonly onClose: () => void;
}

/** Restores the focus to the element that opened the panel, or to the page if it was opened by URL. */
function useFocusRestore() {
  const opener = useRef<Element>(null);
  return {
    remember: () => {
      if (document.activeElement !== document.body) opener.current = document.activeElement;
    },
    restore: () => {
      const element = opener.current;
      const target = element instanceof HTMLElement && element.isConnected ? element : document.getElementById('main');
      target?.focus({ preventScroll: true });
    },
  };
}

/** The history of a profile: next to the page on wide screens, otherwise as a modal dialog. */
export default function HistoryPanel({ currentProfile, version, show, onClose }: HistoryPanelProps) {
  const titleId = useId();
  const isWide = useIsWideScreen();
  const focus = useFocusRestore();
  useInertPage(show && !isWide);
  return (
    <Offcanvas
      // Offcanvas reads its scroll and focus options only when it opens.
      key={isWide ? 'beside' : 'over'}
      show={show}
      onHide={onClose}
      onShow={focus.remember}
      onExited={focus.restore}
      restoreFocus={false}
      placement="end"
      backdrop={!isWide}
      scroll={isWide}
      className={isWide ? 'tr-history tr-history-beside' : 'tr-history'}
      aria-labelledby={titleId}
      {...(isWide && { 'aria-modal': undefined })}
    >
      <div className="offcanvas-header tr-history-head">
        <div>
          <h2 id={titleId}>History</h2>
          <div className="tr-muted tr-small">Every change, newest first</div>
        </div>
        <IconButton icon="x-lg" label="Close history" className="btn-quiet tr-push" onClick={onClose} />
      </div>
      <HistoryContent currentProfile={currentProfile} version={version} isModal={!isWide} />
    </Offcanvas>
  );
}
