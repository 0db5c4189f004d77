import config from '../../oxlint.config.mjs';

/** The rules of the repository, for the files in this folder, each of which violates some of them. */
export default { ...config, ignorePatterns: [] };
