import * as supervisor from '@trackrecord/embedded/supervisor/renamed-variables';
import * as services from '@trackrecord/platform/config/renamed-variables';

it('supervisor and services rename the same environment variables', () => {
  expect(supervisor.RENAMED_VARIABLES).toEqual(services.RENAMED_VARIABLES);
});

it('supervisor and services warn about the same removed environment variables', () => {
  expect(supervisor.REMOVED_VARIABLES).toEqual(services.REMOVED_VARIABLES);
});
