import { useLocation } from 'react-router-dom';

/** Returns the state of the current location; unknown, because the browser keeps it across deploys. */
export function useNavigationState(): unknown {
  const location: { readonly state: unknown } = useLocation();
  return location.state;
}
