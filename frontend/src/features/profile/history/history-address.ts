import { useNavigate, useSearchParams } from 'react-router-dom';
import { useNavigationState } from '../../../shared/session/navigation-state';
import { wasOpenedHere } from '../dialog-address';

/** What the address says about time travel. */
interface HistoryAddress {
  /** Whether the panel is open. */
  readonly open: boolean;
  /** The revision on the screen as the address has it, which anybody may have typed; absent for now. */
  readonly revision: string | undefined;
  readonly close: () => void;
  /** Puts another revision into the address without adding an entry to the browser's history; nothing for now. */
  readonly show: (revision: number | undefined) => void;
  /** Closes the panel and shows this revision: of a slider that still moves, the address has another one. */
  readonly closeShowing: (revision: number) => void;
}

function addressOf(open: boolean, revision: string | undefined): string {
  const parameters = new URLSearchParams({ ...(open && { history: 'open' }), ...(revision && { revision }) });
  return `/profile${parameters.size > 0 ? `?${parameters}` : ''}`;
}

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

  return {
    open,
    revision,
    close: () => (revision === undefined && wasOpenedHere(state) ? void navigate(-1) : replaceBy(false, revision)),
    show: (wanted) => replaceBy(open, wanted?.toString()),
    closeShowing: (wanted) => replaceBy(false, String(wanted)),
  };
}
