import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { WaitingScreen } from './waiting';

interface State {
  readonly Screen?: ComponentType | undefined;
  readonly failure?: { readonly error: unknown };
}

/**
 * Returns a component that loads a screen from a chunk of its own when it is first rendered. The screen appears as soon as
 * it is loaded. With `lazy` it would take at least 300 ms, because that is how long React keeps the fallback of a
 * `Suspense`. A chunk that cannot be loaded is an error of the component; rendering it again retries.
 */
export function lazyScreen(load: () => Promise<{ readonly default: ComponentType }>): ComponentType {
  let loaded: ComponentType | undefined;

  return function LazyScreen() {
    const [{ Screen, failure }, setState] = useState<State>({ Screen: loaded });

    useEffect(() => {
      if (loaded !== undefined) return;
      load().then(
        (module) => {
          loaded = module.default;
          setState({ Screen: loaded });
        },
        (error: unknown) => setState({ failure: { error } }),
      );
    }, []);

    if (failure !== undefined) throw failure.error;
    return Screen === undefined ? <WaitingScreen label="Loading" /> : <Screen />;
  };
}
