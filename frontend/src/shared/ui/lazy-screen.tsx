import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { LoadingScreen } from './loading';

interface State {
  readonly Screen?: ComponentType | undefined;
  readonly failure?: { readonly error: unknown };
}

/**
 * Returns a component that loads a screen as a separate chunk when it is first rendered. Unlike `lazy`, it shows the
 * screen as soon as it is loaded: React keeps the fallback of a `Suspense` for at least 300 ms. If the chunk cannot be
 * loaded, the component throws; mounting it again retries.
 */
export function lazyScreen(load: () => Promise<{ readonly default: ComponentType }>): ComponentType {
  let loadedScreen: ComponentType | undefined;

  return function LazyScreen() {
    const [{ Screen, failure }, setState] = useState<State>({ Screen: loadedScreen });

    useEffect(() => {
      if (loadedScreen !== undefined) return;
      load().then(
        (module) => {
          loadedScreen = module.default;
          setState({ Screen: loadedScreen });
        },
        (error: unknown) => setState({ failure: { error } }),
      );
    }, []);

    if (failure !== undefined) throw failure.error;
    return Screen === undefined ? <LoadingScreen label="Loading" /> : <Screen />;
  };
}
