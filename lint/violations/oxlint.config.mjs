import config from '../../oxlint.config.mjs';

/** The rules of the repository, for the files beside this one, each of which breaks some of them. */
export default { ...config, ignorePatterns: [] };
