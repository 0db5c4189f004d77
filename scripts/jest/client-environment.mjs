import JsdomEnvironment from 'jest-fixed-jsdom';
import { extendEnvironment } from './extend-environment.mjs';

export default extendEnvironment(JsdomEnvironment);
