/** The HTML page of the API documentation. All its files are served by this API. */
export const DOCS_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Trackrecord API</title>
    <link rel="icon" type="image/png" href="/api/docs/favicon-32x32.png" />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <link rel="stylesheet" href="/api/docs/index.css" />
    <link rel="stylesheet" href="/api/docs/narrow.css" />
    <script src="/api/docs/swagger-ui-bundle.js" defer></script>
    <script src="/api/docs/start.js" defer></script>
  </head>
  <body>
    <div id="swagger-ui"></div>
    <noscript>This page needs JavaScript. The document itself is at <a href="/api/openapi.json">/api/openapi.json</a>.</noscript>
  </body>
</html>
`;

/**
 * Starts Swagger UI. `validatorUrl: null` keeps it from sending the document to the validator of its vendor. Groups are
 * closed at first: version 5.35 shows only the first operations if more than about 130 are open.
 */
export const DOCS_START = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  docExpansion: 'none',
  validatorUrl: null,
});
`;

/** On narrow screens, names wrap and tables scroll, so that the page itself does not scroll sideways. */
export const DOCS_NARROW = `@media (max-width: 640px) {
  .swagger-ui .wrapper { padding: 0 10px; }
  .swagger-ui .opblock .opblock-summary { flex-wrap: wrap; }
  .swagger-ui .opblock .opblock-summary-control { flex-wrap: wrap; min-width: 0; }
  .swagger-ui .opblock .opblock-summary-path-description-wrapper { flex-wrap: wrap; min-width: 0; }
  .swagger-ui .opblock .opblock-summary-path { max-width: 100%; }
  .swagger-ui .opblock-tag { flex-wrap: wrap; }
  .swagger-ui .info a, .swagger-ui .info p { overflow-wrap: anywhere; }
  .swagger-ui .table-container, .swagger-ui .responses-inner, .swagger-ui .model-box { max-width: 100%; overflow-x: auto; }
}
`;

/** Allows only files of this origin, and data images in the style sheet. */
export const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
