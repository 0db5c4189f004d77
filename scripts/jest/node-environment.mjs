import { TestEnvironment } from 'jest-environment-node';
import { extendEnvironment } from './extend-environment.mjs';

export default extendEnvironment(TestEnvironment);
