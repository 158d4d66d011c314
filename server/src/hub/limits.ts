/** What a connection may do and how long it may be silent. Tests pass shorter times. */
export const HUB_LIMITS = {
  pingMs: 15_000,
  /** A client that says nothing for this long is gone. */
  silenceMs: 30_000,
  handshakeMs: 15_000,
  /** After this a client is asked to reconnect, which shows whether its session still lives. */
  lifetimeMs: 900_000,
  messagesPerMinute: 100,
  connectionsPerPlayer: 10,
  frameMaxBytes: 64 * 1024,
  /** A socket that reads this much too slowly is dropped; it learns the truth when it returns. */
  bufferedMaxBytes: 1024 * 1024,
  /** How long a client has to answer our goodbye. */
  farewellMs: 1_000,
}
export type HubLimits = typeof HUB_LIMITS

/** All time-outs are counted in ticks, a few to a ping. */
export const TICKS_PER_PING = 3
export const tickMs = (limits: HubLimits) => Math.max(1, limits.pingMs / TICKS_PER_PING)

/** WebSocket close codes that we send. */
export const CLOSE = {
  normal: 1000,
  protocolError: 1002,
  textOnly: 1003,
  policy: 1008,
  tooBig: 1009,
  restart: 1012,
} as const
