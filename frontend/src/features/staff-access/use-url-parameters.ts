import { useSearchParams } from 'react-router-dom';

interface UrlParameters {
  readonly params: URLSearchParams;
  /** Sets a parameter and keeps the others; null removes it. */
  readonly update: (name: string, value: string | null) => void;
}

/** The state of the page in the URL. Changes replace the history entry. */
export function useUrlParameters(): UrlParameters {
  const [params, setParams] = useSearchParams();
  const update: UrlParameters['update'] = (name, value) =>
    setParams(
      (previous) => {
        const next = new URLSearchParams(previous);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { params, update };
}
