export { JobsPage as Component } from '../../features/jobs/jobs-page';
