export { ApplicationPage as Component } from '../../features/applications/details/application-page';
