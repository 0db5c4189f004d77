import { useNavigate, useSearchParams } from 'react-router-dom';
import { useNavigationState } from '../../../shared/session/navigation-state';
import { OPENED_HERE, wasOpenedHere } from '../../../shared/session/opened-here';

/** What the address says about time travel. */
interface HistoryAddress {
  /** Whether the panel is open. */
  readonly open: boolean;
  /** The revision on the screen as the address has it, which anybody may have typed; absent for now. */
  readonly revision: string | undefined;
  /** What a link to the panel holds: it opens over the version on the screen. */
  readonly opening: { readonly to: string; readonly state: unknown };
  readonly close: () => void;
  /** Puts another revision into the address without adding an entry to the browser's history; nothing for now. */
  readonly show: (revision: number | undefined) => void;
  /** Closes the panel and shows this revision, nothing for now: of a slider that still moves, the address has another. */
  readonly closeShowing: (revision: number | undefined) => void;
}

function addressOf(open: boolean, revision: string | undefined): string {
  const parameters = new URLSearchParams({ ...(open && { history: 'open' }), ...(revision && { revision }) });
  return `/profile${parameters.size > 0 ? `?${parameters}` : ''}`;
}

/** Navigation state of a panel that was opened from the page over this version. */
const openedOver = (revision: string | undefined) => ({ ...OPENED_HERE, ...(revision !== undefined && { revision }) });

/** The version a panel was opened over, as the state of a navigation says. */
const wasOpenedOver = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'revision' in state ? state.revision : undefined;

/** Whether the history is open, and which version of the profile is on the screen: both live in the address. */
export function useHistoryAddress(): HistoryAddress {
  const [parameters] = useSearchParams();
  const state = useNavigationState();
  const navigate = useNavigate();
  const open = parameters.get('history') === 'open';
  const revision = parameters.get('revision') ?? undefined;

  const replaceBy = (isOpen: boolean, shown: string | undefined): void =>
    // The state of the entry stays: it says whether closing the panel goes back.
    void navigate(addressOf(isOpen, shown), { replace: true, state, preventScrollReset: true });

  // Going back leads to the version the panel was opened over, and to no other.
  const closeTo = (shown: string | undefined): void =>
    wasOpenedHere(state) && wasOpenedOver(state) === shown ? void navigate(-1) : replaceBy(false, shown);

  return {
    open,
    revision,
    // Pressed while the panel is open, the link changes nothing: not even what closing it does.
    opening: { to: addressOf(true, revision), state: open ? state : openedOver(revision) },
    close: () => closeTo(revision),
    show: (wanted) => replaceBy(open, wanted?.toString()),
    closeShowing: (wanted) => closeTo(wanted?.toString()),
  };
}
