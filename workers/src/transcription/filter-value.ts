/**
 * A text as the value of an option in a filter graph of ffmpeg, whatever characters it has: escaped once for the
 * option and once more for the graph (ffmpeg-filters, "Notes on filtergraph escaping").
 */
export const filterValue = (text: string): string =>
  text.replace(/[\\':]/g, String.raw`\$&`).replace(/[\\'[\],;]/g, String.raw`\$&`);
