/**
 * Escapes a value in an ffmpeg filter graph, once for the option and once for the graph (ffmpeg-filters, "Notes on
 * filtergraph escaping").
 */
export const escapeFilterValue = (text: string): string =>
  text.replace(/[\\':]/g, String.raw`\$&`).replace(/[\\'[\],;]/g, String.raw`\$&`);
