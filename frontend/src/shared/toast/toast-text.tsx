import { ErrorReference } from '../ui/error-reference';

/**
 * Renders the text of a toast, and the reference of the request that failed. A new node for each text, so that screen
 * readers announce it.
 */
export const renderToastText = (text: string, failure?: unknown) => (
  <span key={text}>
    {text}
    <ErrorReference error={failure} />
  </span>
);
