import { RENAMED_VARIABLES as ofSupervisor } from '@trackrecord/embedded/supervisor/renamed-variables';
import { RENAMED_VARIABLES as ofServices } from '@trackrecord/platform/config/renamed-variables';

it('supervisor and services rename the same environment variables', () => {
  expect(ofSupervisor).toEqual(ofServices);
});
