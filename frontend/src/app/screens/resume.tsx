export { ResumePage as Component } from '../../features/resume/resume-page';
