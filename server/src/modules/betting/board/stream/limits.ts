/** What a socket of the stream may do, and what it is told. Tests pass other numbers. */
export const STREAM_LIMITS = {
  /** Changes are told together, this often. */
  tickMs: 50,
  aliveMs: 1_000,
  topicsMax: 200,
  messageMaxBytes: 16 * 1024,
  messagesPerMinute: 300,
  /** A socket that has so much unread is told no more until it has read: then the latest values alone. */
  bufferedMaxBytes: 64 * 1024,
  /** What was missed is told again for so long. */
  keptMs: 60_000,
  socketsMax: 10_000,
  socketsPerAddress: 50,
  /** One that does not answer a ping within this time is gone. */
  pingMs: 30_000,
}
export type StreamLimits = typeof STREAM_LIMITS
