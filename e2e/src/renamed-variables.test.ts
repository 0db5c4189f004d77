import { RENAMED_VARIABLES as ofSupervisor } from '@trackrecord/embedded/supervisor/renamed-variables';
import { RENAMED_VARIABLES as ofServices } from '@trackrecord/platform/config/renamed-variables';

it('renames the same variables in the supervisor and in the services', () => {
  expect(ofSupervisor).toEqual(ofServices);
});
