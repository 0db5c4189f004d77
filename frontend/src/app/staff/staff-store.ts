import { configureStore } from '@reduxjs/toolkit';
import { inDevelopment } from '../../shared/config/env';
import { contentApi } from '../../shared/staff/content-api';
import { staffApi } from '../../shared/staff/staff-api';
import type { StaffServices } from '../../shared/staff/staff-base-query';

/** Creates the store of the staff area. It is discarded when the user leaves the area. */
export const makeStaffStore = (services: StaffServices) =>
  configureStore({
    reducer: { [staffApi.reducerPath]: staffApi.reducer, [contentApi.reducerPath]: contentApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services } }).concat(staffApi.middleware, contentApi.middleware),
    devTools: inDevelopment,
  });
