import type { WireDay } from '../bad-days/bad-day.ts'
import { begin, isSilent, pass, release, type Sent, SOUND_WIRE } from '../bad-days/wire.ts'
import type { Clock } from '../clock.ts'
import type { Producer } from '../producer/producer.ts'
import type { Connection } from './connection.ts'

/** How often late frames are looked for. */
const RELEASE_MS = 50

/** The consumers of a producer, and the wire to them. */
export type Outlet = ReturnType<typeof openOutlet>

export function openOutlet(producer: Pick<Producer, 'hear'>, clock: Clock) {
  const connections = new Set<Connection>()
  const state = { wire: SOUND_WIRE }

  const send = (frames: readonly Sent[]) => {
    for (const frame of frames) for (const connection of connections) connection.send(frame)
  }
  const unhear = producer.hear((entries) => {
    for (const entry of entries) {
      const [wire, frames] = pass(state.wire, entry, clock())
      state.wire = wire
      send(frames)
    }
  })
  const releasing = setInterval(() => {
    const [wire, frames] = release(state.wire, clock())
    state.wire = wire
    send(frames)
  }, RELEASE_MS)

  return {
    connections: connections as ReadonlySet<Connection>,
    join: (connection: Connection) => connections.add(connection),
    leave: (connection: Connection) => connections.delete(connection),
    ofKey: (keyId: string) => [...connections].filter((one) => one.keyId === keyId),
    beginDay: (day: WireDay) => {
      state.wire = begin(state.wire, day, clock())
    },
    endDays: () => {
      const { delayed } = state.wire
      state.wire = SOUND_WIRE
      send(delayed.map(({ frame }) => frame))
    },
    isSilent: () => isSilent(state.wire, clock()),
    close: () => {
      unhear()
      clearInterval(releasing)
      for (const connection of connections) connection.end()
    },
  }
}
