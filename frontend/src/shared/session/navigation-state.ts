import { useLocation } from 'react-router-dom';

/** The state of the current navigation. The browser keeps it and nobody vouches for its shape. */
export function useNavigationState(): unknown {
  const location: { readonly state: unknown } = useLocation();
  return location.state;
}
