import { useNavigate, useSearchParams } from 'react-router-dom';
import { useNavigationState, OPENED_HERE, wasOpenedHere } from '../../../shared/session/navigation-state';

interface HistoryUrl {
  /** Whether the history panel is open. */
  readonly isOpen: boolean;
  /** The unvalidated revision parameter, undefined for the current version. */
  readonly revision: string | undefined;
  /** The target of a link that opens the panel at the shown version. */
  readonly panelLink: { readonly to: string; readonly state: unknown };
  readonly close: () => void;
  /**
   * Replaces the revision in the URL without a new entry in the browser history; undefined for the current
   * version.
   */
  readonly show: (revision: number | undefined) => void;
  /** Closes the panel at this revision, which may differ from the URL while the slider moves. */
  readonly closeAt: (revision: number | undefined) => void;
}

function buildUrl(isOpen: boolean, revision: string | undefined): string {
  const parameters = new URLSearchParams({ ...(isOpen && { history: 'open' }), ...(revision && { revision }) });
  return `/profile${parameters.size > 0 ? `?${parameters}` : ''}`;
}

/** Returns the navigation state of a panel that is opened at a revision. */
const createOpenedAtState = (revision: string | undefined) => ({
  ...OPENED_HERE,
  ...(revision !== undefined && { revision }),
});

/** Reads the revision from the navigation state of a panel. */
const readOpenedAtRevision = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'revision' in state ? state.revision : undefined;

/** Reads from the URL whether the history is open and which version is shown, and changes both. */
export function useHistoryUrl(): HistoryUrl {
  const [parameters] = useSearchParams();
  const state = useNavigationState();
  const navigate = useNavigate();
  const isOpen = parameters.get('history') === 'open';
  const revision = parameters.get('revision') ?? undefined;

  const replace = (shouldBeOpen: boolean, shownRevision: string | undefined): void =>
    // Keeps the state of the entry in the browser history, which says whether closing the panel goes back.
    void navigate(buildUrl(shouldBeOpen, shownRevision), { replace: true, state, preventScrollReset: true });

  // Goes back only if that leads to the shown version.
  const closeTo = (shownRevision: string | undefined): void =>
    wasOpenedHere(state) && readOpenedAtRevision(state) === shownRevision
      ? void navigate(-1)
      : replace(false, shownRevision);

  return {
    isOpen,
    revision,
    // Following the link while the panel is open must not change how the panel closes.
    panelLink: { to: buildUrl(true, revision), state: isOpen ? state : createOpenedAtState(revision) },
    close: () => closeTo(revision),
    show: (shownRevision) => replace(isOpen, shownRevision?.toString()),
    closeAt: (shownRevision) => closeTo(shownRevision?.toString()),
  };
}
