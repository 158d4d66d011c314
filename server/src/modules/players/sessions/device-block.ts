import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { promiseEnd } from '../../../hub/outbox.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { tokenHash } from '../../../platform/token-hash.ts'

/** Log-ins of one device and its block wait for each other, so that none slips in while it is blocked. */
const line = (tx: Tx, device: Buffer, isAlone: boolean) =>
  isAlone
    ? sql`select pg_advisory_xact_lock(${device.readBigInt64BE()})`.execute(tx)
    : sql`select pg_advisory_xact_lock_shared(${device.readBigInt64BE()})`.execute(tx)

const findBlock = (tx: Db | Tx, device: Buffer) =>
  tx
    .selectFrom('device_block')
    .select('id')
    .where('device_hash', '=', device)
    .where('released_at', 'is', null)
    .executeTakeFirst()

/** Refuses a log-in from a device that is blocked. One that sends no secret is not known. */
export async function refuseBlockedDevice(tx: Tx, { device }: Caller): Promise<void> {
  if (!device) return
  const hash = tokenHash(device)
  await line(tx, hash, false)
  refuseIf((await findBlock(tx, hash)) !== undefined, 'device_blocked')
}

/** The device of one of the player's sessions. Refuses with `device_unknown` one that sent no secret. */
export async function readDevice(
  tx: Db | Tx,
  { playerId, session }: { playerId: string; session: string },
): Promise<Buffer> {
  const row = await tx
    .selectFrom('session')
    .select('device_hash')
    .where('id', '=', session)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  if (!row.device_hash) throw new Refusal('device_unknown')
  return row.device_hash
}

type Deciding = { device: Buffer; playerId: string; operator: string; because: string }

/**
 * From now on nobody logs in or signs up from this device, and whoever is logged in there, whosever account it is,
 * is logged out. Answers the ended sessions, to be announced after the commit.
 */
export async function blockDevice(
  tx: Tx,
  { device, playerId, operator, because, now }: Deciding & { now: Date },
): Promise<Buffer[]> {
  await line(tx, device, true)
  const blocked = await tx
    .insertInto('device_block')
    .values({ device_hash: device, player_id: playerId, blocked_by: operator, because })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  refuseIf(!blocked, 'device_as_it_is')
  const ended = await tx
    .updateTable('session')
    .set({ ended_at: now, end_reason: 'house' })
    .where('device_hash', '=', device)
    .where('ended_at', 'is', null)
    .returning(['token_hash', 'player_id'])
    .execute()
  for (const one of new Set(ended.map(({ player_id }) => player_id))) {
    const theirs = ended.filter(({ player_id }) => player_id === one)
    await promiseEnd(tx, one, { tokenHashes: theirs.map(({ token_hash }) => token_hash) })
  }
  return ended.map(({ token_hash }) => token_hash)
}

/** Lets people log in from the device again. */
export async function releaseDevice(
  tx: Tx,
  { device, operator, because }: Omit<Deciding, 'playerId'>,
): Promise<void> {
  await line(tx, device, true)
  const released = await tx
    .updateTable('device_block')
    .set({
      released_by: operator,
      released_because: because,
      released_at: sql<Date>`clock_timestamp()`,
    })
    .where('device_hash', '=', device)
    .where('released_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  refuseIf(!released, 'device_as_it_is')
}
