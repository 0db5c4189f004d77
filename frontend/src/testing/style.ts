/** Replaces style sheets and images. */
export default 'asset';
