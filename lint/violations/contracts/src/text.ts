// folders/order: a file that every folder may import imports no folder.
export { salary } from './jobs/salary.js';
