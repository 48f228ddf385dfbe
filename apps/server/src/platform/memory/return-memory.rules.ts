/** CPU time of a resting server, as a share of one core: sweepers and heartbeats stay far below it. */
const RESTING_SHARE = 0.1;
/** Less growth is not worth the collection, during which the server does nothing else. */
const GROWTH_MIN = 1.1;

/**
 * Whether to give memory back now.
 * @param memory in bytes, as `afterLast`: when memory was last given back, 0 for never
 */
export function isWorthwhile({
  cpuShare,
  running,
  memory,
  afterLast,
}: {
  cpuShare: number;
  running: number;
  memory: number;
  afterLast: number;
}): boolean {
  return running === 0 && cpuShare < RESTING_SHARE && memory >= afterLast * GROWTH_MIN;
}
