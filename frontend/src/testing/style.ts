/** Replaces style sheets and images in tests (jest.config.mjs). */
export default 'asset';
