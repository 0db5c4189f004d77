/**
 * Loaded into the Auth emulator before it starts. It keeps a debug log beside its configuration, with the addresses of
 * those who ask for a new password: here it keeps none. And it compiles a validator for every parameter of the 80
 * paths of its API description, which takes most of its start; this leaves the paths that somebody calls.
 * (firebase-tools is pinned. Were its description to move, it would start as ever, only later; were its logger to move,
 * it would not start, since that log must not be kept.)
 */
interface ApiDescription {
  readonly paths: Record<string, unknown>;
}

interface EmulatorLogger {
  useFileLogger: () => string;
}

const CALLED: readonly RegExp[] = [
  // the browser SDK
  /^\/v1\/accounts:(createAuthUri|delete|lookup|resetPassword|sendOobCode|signInWithIdp|signInWithPassword|signUp|update)$/,
  /^\/v1\/(projects|token|recaptchaParams)$/,
  /^\/v2\/(passwordPolicy|recaptchaConfig)$/,
  // firebase-admin
  /^\/v1\/projects\/\{targetProjectId\}\/accounts(:(batchDelete|batchGet|delete|lookup|query|update))?$/,
  // import and export of the accounts, which ask for tenants although there are none
  /^\/v2\/projects\/\{targetProjectId\}\/tenants$/,
  /^\/v1\/projects\/\{targetProjectId\}(\/tenants\/\{tenantId\})?\/accounts:batchCreate$/,
  // the emulator's own
  /^\/emulator\/v1\/projects\/\{targetProjectId\}\/(accounts|config|oobCodes)$/,
];

try {
  const { default: description } = require('firebase-tools/lib/emulator/auth/apiSpec.js') as {
    default: ApiDescription;
  };
  for (const path of Object.keys(description.paths)) {
    if (!CALLED.some((called) => called.test(path))) Reflect.deleteProperty(description.paths, path);
  }
} catch {
  // another version of firebase-tools keeps its description elsewhere
}

const logger = require('firebase-tools/lib/logger.js') as EmulatorLogger;
logger.useFileLogger = () => 'no debug log';

require('./emulator-guard.cjs');
