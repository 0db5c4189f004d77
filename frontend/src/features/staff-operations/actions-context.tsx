import type { OperationsOverview } from '@trackrecord/contracts';
import { createContext, use, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useHasRole } from '../../shared/staff/use-has-role';
import { notify } from '../../shared/toast/notify';
import { isFocusLost } from '../../shared/ui/is-focus-lost';
import { LoadOnDemand } from '../../shared/ui/load-on-demand';
import { getRowKey } from './action';
import type { Action } from './action';

interface Actions {
  /** False for developers, who only read. */
  readonly canOperate: boolean;
  readonly open: (action: Action) => void;
  /** Whether a dialog is open, or still closing. */
  readonly isDialogOpen: boolean;
  /** What the actions on this page did, by the key of the row. */
  readonly outcomes: ReadonlyMap<string, string>;
}

const ActionsContext = createContext<Actions>({
  canOperate: false,
  open: () => undefined,
  isDialogOpen: false,
  outcomes: new Map(),
});

const loadDialog = () => import('./action-dialog');

interface ActionsProviderProps {
  /** Reads the picture again. */
  readonly refresh: () => Promise<OperationsOverview | undefined>;
  readonly children: ReactNode;
}

/** Provides the actions of operators, with their dialog and their outcomes. */
export function ActionsProvider({ refresh, children }: ActionsProviderProps) {
  const canOperate = useHasRole('operator');
  const [action, setAction] = useState<Action>();
  const [isOpen, setIsOpen] = useState(false);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, string>>(new Map());
  const [lastOutcome, setLastOutcome] = useState('');
  const value = useMemo(
    () => ({
      canOperate,
      open: (opened: Action) => {
        setAction(opened);
        setIsOpen(true);
      },
      isDialogOpen: action !== undefined,
      outcomes,
    }),
    [canOperate, action, outcomes],
  );
  return (
    <ActionsContext value={value}>
      {children}
      <p className="visually-hidden" role="status">
        {lastOutcome}
      </p>
      <LoadOnDemand
        load={loadDialog}
        shouldLoad={action !== undefined}
        onFailure={() => {
          setAction(undefined);
          notify.error('This could not be opened. Check your connection and try again.');
        }}
      >
        {(ActionDialog) =>
          action !== undefined && (
            <ActionDialog
              action={action}
              show={isOpen}
              refresh={refresh}
              onDone={(outcome) => {
                setOutcomes(new Map(outcomes).set(getRowKey(action), outcome));
                setLastOutcome(outcome);
                setIsOpen(false);
              }}
              onClose={() => setIsOpen(false)}
              onClosed={() => setAction(undefined)}
            />
          )
        }
      </LoadOnDemand>
    </ActionsContext>
  );
}

interface ActionButtonProps {
  readonly action: Action;
  readonly text: string;
  /** The name for screen readers, if the text does not say what it is done to. */
  readonly name?: string;
}

/** Opens the dialog of an action. Only operators see it. */
export function ActionButton({ action, text, name }: ActionButtonProps) {
  const { canOperate, open } = use(ActionsContext);
  if (!canOperate) return null;
  return (
    <button type="button" className="btn btn-plain btn-sm" aria-label={name} onClick={() => open(action)}>
      {text}
    </button>
  );
}

/** Returns true if the signed-in staff member may do something here. */
export const useCanOperate = (): boolean => use(ActionsContext).canOperate;

/** Moves the focus to an element when a dialog was closed whose button no longer exists. */
export function useFocusAfterDialog(element: RefObject<HTMLElement | null>): void {
  const { isDialogOpen } = use(ActionsContext);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isDialogOpen && isFocusLost(element.current)) element.current?.focus();
    wasOpen.current = isDialogOpen;
  }, [element, isDialogOpen]);
}

/** What the last action on a row did. */
export function Outcome({ rowKey }: { readonly rowKey: string }) {
  const outcome = use(ActionsContext).outcomes.get(rowKey);
  return outcome === undefined ? null : <span className="tr-outcome">{outcome}</span>;
}
