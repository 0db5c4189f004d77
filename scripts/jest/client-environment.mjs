import JsdomEnvironment from 'jest-fixed-jsdom';
import { withCpuTime } from './with-cpu-time.mjs';

export default withCpuTime(JsdomEnvironment);
