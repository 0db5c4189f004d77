/**
 * Calls `end` once on SIGTERM, SIGINT, or when the parent's pipe closes (EXIT_WITH_PARENT=1), so that nothing outlives
 * a supervisor that was killed.
 */
export function onEnd(end: () => void): void {
  let ended = false;
  const once = () => {
    if (ended) return;
    ended = true;
    end();
  };
  process.on('SIGTERM', once).on('SIGINT', once);
  if (process.env['EXIT_WITH_PARENT'] === '1') process.stdin.on('end', once).on('error', once).resume();
}
