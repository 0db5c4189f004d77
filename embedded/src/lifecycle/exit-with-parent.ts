/**
 * Calls `shutDown` once: on SIGTERM, on SIGINT, or when the pipe from the parent closes (EXIT_WITH_PARENT=1), so that
 * no process outlives a killed supervisor.
 */
export function onShutdown(shutDown: () => void): void {
  let isShuttingDown = false;
  const once = () => {
    if (isShuttingDown) return;
    isShuttingDown = true;
    shutDown();
  };
  process.on('SIGTERM', once).on('SIGINT', once);
  if (process.env['EXIT_WITH_PARENT'] === '1') process.stdin.on('end', once).on('error', once).resume();
}
