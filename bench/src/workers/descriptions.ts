/** Creates a description to enhance; `n` makes it different from others. */
export const createDescription = (n: number): string =>
  `i was responsible for the parcel tracking service in go and postgresql, and i moved our deployments to kubernetes, part ${String(n)}`;

/** An enhancement that claims nothing that the description does not say, so that no second request follows. */
export const ENHANCED_DESCRIPTION =
  'Was responsible for the parcel tracking service in Go and PostgreSQL. Moved our deployments to Kubernetes.';
