import { useNavigate, useSearchParams } from 'react-router-dom';
import { useNavigationState } from '../../shared/session/navigation-state';
import { OPENED_HERE, wasOpenedHere } from '../../shared/session/opened-here';

interface QuestionAddress {
  /** Whether it is asked if the account shall be deleted. */
  readonly asked: boolean;
  readonly ask: () => void;
  readonly close: () => void;
}

/** Whether the question is open. It lives in the address, so that the back button closes it and a reload keeps it. */
export function useQuestionAddress(): QuestionAddress {
  const [parameters] = useSearchParams();
  const state = useNavigationState();
  const navigate = useNavigate();
  return {
    asked: parameters.get('confirm') === 'delete',
    ask: () => void navigate('/settings?confirm=delete', { state: OPENED_HERE, preventScrollReset: true }),
    close: () =>
      void (wasOpenedHere(state) ? navigate(-1) : navigate('/settings', { replace: true, preventScrollReset: true })),
  };
}
