import { createHash } from 'node:crypto'
import { DemoMessage } from '@zar/contract/sandbox'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'
import type { Clock } from '../../platform/clock.ts'
import { deleteOld } from '../../platform/delete-old.ts'
import type { Random } from '../../platform/random.ts'
import { openSeal } from '../../platform/seal.ts'
import type { Letter, LetterPort, Letters } from './letter.ts'

export type SandboxDeps = { clock: Clock; random: Random }

const KEPT_MS = 30 * 60_000
const SHOWN_MAX = 20
/** 16 random bytes and more: a secret that can be guessed opens nothing. */
const BOX = /^[\w-]{22,100}$/

/**
 * Sends nothing anywhere: what is for a player lies for half an hour in the demo box of the
 * browser that caused it, and only that browser can read it (see {@link readBox}).
 */
export function openSandbox(deps: SandboxDeps): Letters {
  const port = (channel: 'sms' | 'mail'): LetterPort => ({
    send: (tx, letter) => keep(tx, deps, channel, letter),
  })
  return {
    sms: port('sms'),
    mail: port('mail'),
    async meet(tx, { playerId, demoBox }) {
      if (!BOX.test(demoBox)) return
      await tx
        .insertInto('sandbox_box')
        .values({ box_hash: hashOf(demoBox), player_id: playerId })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
  }
}

/** Deletes the letters that nobody can read any more. */
export async function forgetLetters(db: Db, now: Date): Promise<void> {
  await deleteOld(db, 'sandbox_message', sql`created_at < ${oldest(now)}`)
}

async function keep(
  tx: Tx,
  { clock, random }: SandboxDeps,
  channel: 'sms' | 'mail',
  { playerId, demoBox, ...letter }: Letter,
): Promise<void> {
  if (!BOX.test(demoBox)) return
  const id = random.uuid()
  const now = clock.now()
  await tx.deleteFrom('sandbox_message').where('created_at', '<', oldest(now)).execute()
  await tx
    .insertInto('sandbox_message')
    .values({
      id,
      box_hash: hashOf(demoBox),
      player_id: playerId,
      sealed: sealOf(demoBox, random).seal(JSON.stringify({ ...letter, channel }), id),
      created_at: now,
    })
    .execute()
}

/** What lies in the box for players who have signed in at its browser, newest first. */
export async function readBox(
  db: Db,
  { clock, random }: SandboxDeps,
  demoBox: string,
): Promise<DemoMessage[]> {
  if (!BOX.test(demoBox)) return []
  const rows = await db
    .selectFrom('sandbox_message')
    .innerJoin('sandbox_box', (join) =>
      join
        .onRef('sandbox_box.box_hash', '=', 'sandbox_message.box_hash')
        .onRef('sandbox_box.player_id', '=', 'sandbox_message.player_id'),
    )
    .select(['sandbox_message.id', 'sealed', 'created_at'])
    .where('sandbox_message.box_hash', '=', hashOf(demoBox))
    .where('created_at', '>=', oldest(clock.now()))
    .orderBy('number', 'desc')
    .limit(SHOWN_MAX)
    .execute()
  const seal = sealOf(demoBox, random)
  return rows.map(({ id, sealed, created_at }) =>
    DemoMessage.parse({
      ...(JSON.parse(seal.open(sealed, id)) as object),
      id,
      sentAt: created_at.toISOString(),
    }),
  )
}

const oldest = (now: Date) => new Date(now.getTime() - KEPT_MS)

const hashOf = (demoBox: string) => createHash('sha256').update(`hash ${demoBox}`).digest()

/** The browser's own secret is the key, which the house does not keep. */
function sealOf(demoBox: string, random: Random) {
  const key = createHash('sha256').update(`key ${demoBox}`).digest()
  return openSeal({ keys: new Map([[1, key]]), current: 1, indexKey: key }, random)
}
