import { useNavigate, useSearchParams } from 'react-router-dom';
import { OPENED_HERE, useNavigationState, wasOpenedHere } from '../../../shared/session/navigation-state';

interface DialogUrl {
  /**
   * The name of the open dialog, with the id of its entry if it has one: `posting`, `contact:ID`. Undefined if none is
   * open.
   */
  readonly openDialogName: string | undefined;
  readonly open: (name: string) => void;
  readonly close: () => void;
}

/** Keeps the open dialog in the URL parameter `edit`, so that the back button closes it and a reload keeps it open. */
export function useDialogUrl(): DialogUrl {
  const [parameters] = useSearchParams();
  const state = useNavigationState();
  const navigate = useNavigate();
  const createSearch = (name: string | undefined): string => {
    const nextParameters = new URLSearchParams(parameters);
    nextParameters.delete('edit');
    if (name !== undefined) nextParameters.set('edit', name);
    return nextParameters.size === 0 ? '' : `?${nextParameters}`;
  };
  return {
    openDialogName: parameters.get('edit') ?? undefined,
    open: (name) => void navigate({ search: createSearch(name) }, { state: OPENED_HERE, preventScrollReset: true }),
    close: () =>
      void (wasOpenedHere(state)
        ? navigate(-1)
        : navigate({ search: createSearch(undefined) }, { replace: true, preventScrollReset: true })),
  };
}
