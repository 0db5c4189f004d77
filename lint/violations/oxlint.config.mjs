import config from '../../oxlint.config.mjs';

/** Applies the rules of the repository to the files in this folder, which violate them. */
export default { ...config, ignorePatterns: [] };
