import { createContext, use, useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { NavigateOptions } from 'react-router-dom';

/** The newest parameters, which the router may not have rendered yet. */
const NewestParamsContext = createContext<RefObject<URLSearchParams | undefined>>({ current: undefined });

interface UrlParamsProviderProps {
  readonly children: ReactNode;
}

/** Lets changes of the URL follow each other faster than the router renders, such as by the slider and a key. */
export function UrlParamsProvider({ children }: UrlParamsProviderProps) {
  const [params] = useSearchParams();
  const newestRef = useRef<URLSearchParams>(undefined);

  useLayoutEffect(() => {
    newestRef.current = params;
  }, [params]);

  return <NewestParamsContext value={newestRef}>{children}</NewestParamsContext>;
}

interface UrlParams {
  readonly params: URLSearchParams;
  /** Edits the newest parameters and navigates to them. */
  readonly edit: (edit: (next: URLSearchParams) => void, options: NavigateOptions) => void;
}

/** The parameters of the URL, below a `UrlParamsProvider`. */
export function useUrlParams(): UrlParams {
  const [params, setSearchParams] = useSearchParams();
  const newestRef = use(NewestParamsContext);

  const edit: UrlParams['edit'] = (change, options) => {
    const next = new URLSearchParams(newestRef.current ?? params);
    change(next);
    newestRef.current = next;
    setSearchParams(next, options);
  };

  return { params, edit };
}

/** Sets parameters; undefined removes one. */
export function setParams(params: URLSearchParams, change: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) params.delete(name);
    else params.set(name, value);
  }
}
