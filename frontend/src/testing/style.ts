/** Stands in for style sheets and pictures. */
export default 'asset';
