/**
 * Calls `shutDown` once: on SIGTERM, on SIGINT, or when the pipe from the parent closes (EXIT_WITH_PARENT=1), so that
 * no process outlives a killed supervisor.
 */
export function onShutdown(shutDown: () => void): void {
  let isShuttingDown = false;
  const shutDownOnce = () => {
    if (isShuttingDown) return;
    isShuttingDown = true;
    shutDown();
  };
  process.on('SIGTERM', shutDownOnce).on('SIGINT', shutDownOnce);
  if (process.env['EXIT_WITH_PARENT'] === '1') process.stdin.on('end', shutDownOnce).on('error', shutDownOnce).resume();
}
