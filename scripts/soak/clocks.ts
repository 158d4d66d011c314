import type { Pool } from '../../arcade/src/store/database.ts'
import type { Robot } from '../room-robots/robot.ts'

const MINUTE_MS = 60_000

type Seen = { room: string; number: number; phase: string; startedMs: number }

/** What pages take for the beginning of a phase, beside what the room has written down of it. */
export function openClocks() {
  const seen = new Map<string, Seen>()
  return {
    note({ room, hear }: Robot): void {
      const heard = hear()
      if (!heard) return
      const { number, phase, shown } = heard.round
      const startedMs = performance.timeOrigin + heard.phaseStartedMs
      const key = `${room.code} ${number} ${phase.name} ${JSON.stringify(shown)}`
      const before = seen.get(key)
      // Of what pages take for it, that which was told the quickest.
      if (before && before.startedMs <= startedMs) return
      seen.set(key, { room: room.code, number, phase: phase.name, startedMs })
    },
    /**
     * Milliseconds: how far the pages of a room are behind its clock in its best phase of a minute, and how
     * far that changes at most from the first minute on.
     */
    async driftMs(pool: Pool): Promise<{ driftMs: number; phases: number }> {
      const phases = await readPhases(pool)
      const byRoom = new Map<string, Map<number, number>>()
      for (const { room, number, phase, startedMs } of seen.values()) {
        const lags = (phases.get(`${room} ${number} ${phase}`) ?? []).map((at) => startedMs - at)
        const lag = lags.toSorted((one, other) => Math.abs(one) - Math.abs(other))[0]
        if (lag === undefined) continue
        const minutes = byRoom.get(room) ?? new Map<number, number>()
        const minute = Math.floor(startedMs / MINUTE_MS)
        byRoom.set(room, minutes.set(minute, Math.min(minutes.get(minute) ?? lag, lag)))
      }
      const drifts = [...byRoom.values()].map((minutes) => {
        const least = [...minutes.values()]
        return Math.max(...least) - Math.min(...least)
      })
      return { driftMs: Math.max(...drifts), phases: seen.size }
    },
  }
}

/** When each phase began by its room's journal. One of a name may come several times in a round. */
async function readPhases(pool: Pool): Promise<Map<string, number[]>> {
  const { rows } = await pool.query<{ key: string; ats: number[] }>(
    `select round.room || ' ' || round.number || ' ' || (body ->> 'name') as key,
            array_agg(extract(epoch from at)::float8 * 1000) as ats
       from arcade.room_journal line join arcade.room_round round on round.id = line.round_id
       where kind = 'phase' group by 1`,
  )
  return new Map(rows.map(({ key, ats }) => [key, ats]))
}
