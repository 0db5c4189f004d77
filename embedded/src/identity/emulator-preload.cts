/**
 * Loaded into the Auth emulator before it starts. The emulator compiles a validator for every parameter of the 80
 * paths of its API description, which takes most of its start; this leaves the paths that this product calls.
 * (firebase-tools is pinned; were the module to move, the emulator would start as ever, only later.)
 */
interface ApiDescription {
  readonly paths: Record<string, unknown>;
}

const NEVER_CALLED =
  /tenants|mfa|passkey|Idp|inboundSaml|oauthIdp|GameCenter|IosClient|Saml|identityPlatform|defaultSupported|SessionCookie|sessionCookie|verificationCodes|PhoneNumber/;
/** The browser signs in with Google; an export lists the tenants, of which there are none. */
const CALLED_ALL_THE_SAME = /^\/v1\/accounts:signInWithIdp$|^\/v2\/projects\/\{targetProjectId\}\/tenants$/;

try {
  const { default: description } = require('firebase-tools/lib/emulator/auth/apiSpec.js') as {
    default: ApiDescription;
  };
  for (const path of Object.keys(description.paths)) {
    if (NEVER_CALLED.test(path) && !CALLED_ALL_THE_SAME.test(path)) Reflect.deleteProperty(description.paths, path);
  }
} catch {
  // another version of firebase-tools keeps its description elsewhere
}
