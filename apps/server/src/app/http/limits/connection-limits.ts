/**
 * How long a client may take, in milliseconds, for Node's server. Whoever sends slowly on purpose holds a connection no longer; others
 * are answered meanwhile.
 */
export const connectionLimits = {
  /** To send a request, from the start of its connection; its head has no longer either. */
  requestTimeout: 30_000,
  /** How often that is checked. */
  connectionsCheckingInterval: 5_000,
  /**
   * Without a request. Longer than proxies keep theirs (nginx and AWS: 60 s): otherwise a proxy sends a request just when the server
   * closes the connection.
   */
  keepAliveTimeout: 75_000,
} as const;
