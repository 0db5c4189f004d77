import { TestEnvironment } from 'jest-environment-node';
import { withCpuTime } from './with-cpu-time.mjs';

export default withCpuTime(TestEnvironment);
