import type { Connection } from './connection.ts'

export type Register = ReturnType<typeof openRegister>

/** The connections of this process, and whose they are. */
export function openRegister() {
  const all = new Set<Connection>()
  const byPlayer = new Map<string, Set<Connection>>()
  const NONE: ReadonlySet<Connection> = new Set()
  let droppedSlow = 0
  return {
    /** A client was dropped that did not read. */
    onSlow: () => {
      droppedSlow += 1
    },
    figures: () => ({
      connections: all.size,
      backlogBytes: [...all].reduce((bytes, one) => bytes + one.backlogBytes, 0),
      droppedSlow,
    }),
    all: all as ReadonlySet<Connection>,
    connectionsOf: (playerId: string) => byPlayer.get(playerId) ?? NONE,
    add(connection: Connection) {
      const { playerId } = connection.player
      all.add(connection)
      byPlayer.set(playerId, (byPlayer.get(playerId) ?? new Set()).add(connection))
    },
    remove(connection: Connection) {
      const { playerId } = connection.player
      all.delete(connection)
      const others = byPlayer.get(playerId)
      others?.delete(connection)
      if (others?.size === 0) byPlayer.delete(playerId)
    },
  }
}
