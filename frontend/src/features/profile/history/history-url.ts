import { useNavigate, useSearchParams } from 'react-router-dom';
import { useNavigationState, OPENED_HERE, wasOpenedHere } from '../../../shared/session/navigation-state';

interface HistoryUrl {
  /** Whether the history panel is open. */
  readonly open: boolean;
  /** The unvalidated revision parameter, undefined for the current version. */
  readonly revision: string | undefined;
  /** The target of a link that opens the panel at the shown version. */
  readonly panelLink: { readonly to: string; readonly state: unknown };
  readonly close: () => void;
  /** Replaces the revision in the URL without a new history entry; undefined for the current version. */
  readonly show: (revision: number | undefined) => void;
  /** Closes the panel at this revision, which may differ from the URL while the slider moves. */
  readonly closeAt: (revision: number | undefined) => void;
}

function buildUrl(open: boolean, revision: string | undefined): string {
  const parameters = new URLSearchParams({ ...(open && { history: 'open' }), ...(revision && { revision }) });
  return `/profile${parameters.size > 0 ? `?${parameters}` : ''}`;
}

/** Returns the navigation state of a panel that is opened at a revision. */
const openedAt = (revision: string | undefined) => ({ ...OPENED_HERE, ...(revision !== undefined && { revision }) });

/** Reads the revision from the navigation state of a panel. */
const readOpenedAt = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'revision' in state ? state.revision : undefined;

/** Reads from the URL whether the history is open and which version is shown, and changes both. */
export function useHistoryUrl(): HistoryUrl {
  const [parameters] = useSearchParams();
  const state = useNavigationState();
  const navigate = useNavigate();
  const open = parameters.get('history') === 'open';
  const revision = parameters.get('revision') ?? undefined;

  const replace = (isOpen: boolean, shown: string | undefined): void =>
    // Keeps the state of the history entry, which says whether closing the panel goes back.
    void navigate(buildUrl(isOpen, shown), { replace: true, state, preventScrollReset: true });

  // Goes back only if that leads to the shown version.
  const closeTo = (shown: string | undefined): void =>
    wasOpenedHere(state) && readOpenedAt(state) === shown ? void navigate(-1) : replace(false, shown);

  return {
    open,
    revision,
    // Following the link while the panel is open must not change how the panel closes.
    panelLink: { to: buildUrl(true, revision), state: open ? state : openedAt(revision) },
    close: () => closeTo(revision),
    show: (shown) => replace(open, shown?.toString()),
    closeAt: (shown) => closeTo(shown?.toString()),
  };
}
