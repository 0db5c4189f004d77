export { EventsPage as Component } from '../../features/career-events/events-page';
