import type { Json } from '../../games/game.ts'
import type { Runner } from '../database.ts'
import { ALL_GAMES } from '../game-stops.ts'

/*
 * Who runs a room. All times are the database's, so that two machines with two clocks agree.
 */

/** An owner that was silent for so long has lost its room. */
export const OWNER_SILENT_MS = 3_000

export type Lease = {
  room: string
  owner: string
  epoch: number
}

/** How a room was found as it was taken over. */
export type Taken = Lease & {
  carried: Json
  /** Since the last owner's last word; null where it handed the room over, or there was none. */
  silentMs: number | null
  /** How far its phase had come then. */
  elapsedMs: number
}

export async function addRoom(runner: Runner, room: string): Promise<void> {
  await runner.query('insert into arcade.room (code) values ($1) on conflict do nothing', [room])
}

/** Takes the room where nobody runs it, or its owner is silent. Undefined where somebody does. */
export async function takeRoom(
  runner: Runner,
  room: string,
  owner: string,
): Promise<Taken | undefined> {
  const { rows } = await runner.query<Taken>(
    `update arcade.room room set epoch = room.epoch + 1, owner = $2, beat_at = clock_timestamp()
       from (select code, owner, beat_at, elapsed_ms from arcade.room
               where code = $1 for update) before
       where room.code = before.code
         and (before.owner is null
              or before.beat_at < clock_timestamp() - $3 * interval '1 millisecond')
     returning room.code as room, room.owner, room.epoch, room.carried,
       case when before.owner is not null then
         (extract(epoch from clock_timestamp() - before.beat_at) * 1000)::bigint end as "silentMs",
       before.elapsed_ms as "elapsedMs"`,
    [room, owner, OWNER_SILENT_MS],
  )
  return rows[0]
}

/** Whether pages are in the room, and whether its game takes no new round. */
export type Heard = { isWatched: boolean; isStopped: boolean }

/** A room rests once nobody was in it for so long. */
const UNWATCHED_MS = 20_000

/** The owner's word that it is there: room, owner, epoch and how far its phase has come. */
export const BEAT = `update arcade.room set beat_at = clock_timestamp(), elapsed_ms = $4
  where code = $1 and owner = $2 and epoch = $3`

/** The owner's word that it is there, and what it hears. Undefined where the room is another's by now. */
export async function beat(
  runner: Runner,
  lease: Lease,
  elapsedMs: number,
): Promise<Heard | undefined> {
  const { rows } = await runner.query<Heard>(
    `${BEAT}
     returning
       coalesce(watched_at > clock_timestamp() - $5 * interval '1 millisecond', false) as "isWatched",
       exists (select from arcade.game_stop where game_code in ($1, $6)) as "isStopped"`,
    [lease.room, lease.owner, lease.epoch, elapsedMs, UNWATCHED_MS, ALL_GAMES],
  )
  return rows[0]
}

/** Hands the room over to whoever takes it next. */
export async function releaseRoom(runner: Runner, lease: Lease, elapsedMs: number): Promise<void> {
  await runner.query(
    `update arcade.room set owner = null, elapsed_ms = $4
       where code = $1 and owner = $2 and epoch = $3`,
    [lease.room, lease.owner, lease.epoch, elapsedMs],
  )
}

/** Pages are in these rooms. */
export async function noteWatched(runner: Runner, rooms: readonly string[]): Promise<void> {
  await runner.query('update arcade.room set watched_at = clock_timestamp() where code = any($1)', [
    rooms,
  ])
}

/** Rooms with a round that nobody goes on with. */
export async function findLeftRooms(runner: Runner): Promise<string[]> {
  const { rows } = await runner.query<{ code: string }>(
    `select code from arcade.room
       where (owner is null or beat_at < clock_timestamp() - $1 * interval '1 millisecond')
         and exists (select from arcade.room_round round
                       where round.room = room.code and round.state = 'running')`,
    [OWNER_SILENT_MS],
  )
  return rows.map(({ code }) => code)
}
