import type { Replay } from '../producer/replay.ts'
import type { Place } from '../protocol/message.ts'
import type { Connection } from './connection.ts'

export type Recovery = {
  replay: Replay
  /** How the consumer calls it: on every message that is sent for it. */
  request: string
  /** The producer, its epoch and the time, of the message that ends it. */
  place: Omit<Place, 'seq'>
}

/** Sends what was told again to these connections, then the end of it. */
export async function sendRecovery(
  connections: readonly Connection[],
  { replay, request, place }: Recovery,
): Promise<void> {
  const write = (json: string) => Promise.all(connections.map((one) => one.write(json)))
  for await (const page of replay.pages) {
    // The newest is written out last: nobody is sent pages faster than they are read.
    await Promise.all(page.map(({ json }) => write(withRequest(json, request))))
  }
  const { v, producer, epoch, ts } = place
  const end = { v, producer, epoch, seq: replay.last, ts, type: 'snapshot_complete', request }
  await write(JSON.stringify(end))
}

const withRequest = (json: string, request: string): string =>
  `${json.slice(0, -1)},"request":${JSON.stringify(request)}}`
