import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../shared/api/base-api';
import { fileApi } from '../shared/api/file-api';
import type { Services } from '../shared/api/services';
import { inDevelopment } from '../shared/config/env';

/** Creates the store; its requests use the given services. */
export const makeStore = (services: Services) =>
  configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, [fileApi.reducerPath]: fileApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services } }).concat(baseApi.middleware, fileApi.middleware),
    devTools: inDevelopment,
  });

export type Store = ReturnType<typeof makeStore>;
