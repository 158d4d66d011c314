import { createHash } from 'node:crypto'
import { DEMO_BOX_HEADER, DemoMessage } from '@zar/contract/sandbox'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { Clock } from '../../../platform/clock.ts'
import { openFieldCipher } from '../../../platform/encryption/field-cipher.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { deleteOld } from '../../../platform/jobs/delete-old.ts'
import type { Random } from '../../../platform/random.ts'
import type { MessageSender, OutboundMessage, OutboundMessages } from '../outbound-message.ts'

export type SandboxDeps = { clock: Clock; random: Random }

const KEPT_MS = 30 * 60_000
const SHOWN_MAX = 20
/** 16 random bytes and more: a secret that can be guessed opens nothing. */
const BOX = /^[\w-]{22,}$/
const BOX_MAX = 100

/** The secret of the caller's box, or undefined. */
function boxOf(caller: Caller | null): string | undefined {
  const box = caller?.header(DEMO_BOX_HEADER).slice(0, BOX_MAX) ?? ''
  return BOX.test(box) ? box : undefined
}

/**
 * Sends nothing anywhere: what is for a player lies for half an hour in the demo box of the
 * browser that caused it, and only that browser can read it (see {@link readBox}).
 */
export function openSandbox(deps: SandboxDeps): OutboundMessages {
  const sender = (channel: 'sms' | 'mail'): MessageSender => ({
    send: (tx, message) => keep(tx, deps, channel, message),
  })
  return { sms: sender('sms'), mail: sender('mail') }
}

/** Remembers that this player is signed in at the caller's browser, whose box then shows their messages. */
export async function linkBox(
  tx: Tx,
  { playerId, caller }: { playerId: string; caller: Caller },
): Promise<void> {
  const demoBox = boxOf(caller)
  if (demoBox === undefined) return
  await tx
    .insertInto('sandbox_box')
    .values({ box_hash: hashOf(demoBox), player_id: playerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Deletes the messages that nobody can read any more. */
export async function deleteOldMailboxes(db: Db, now: Date): Promise<void> {
  await deleteOld(db, 'sandbox_message', sql`created_at < ${oldest(now)}`)
}

async function keep(
  tx: Tx,
  { clock, random }: SandboxDeps,
  channel: 'sms' | 'mail',
  { playerId, caller, ...message }: OutboundMessage,
): Promise<void> {
  const demoBox = boxOf(caller)
  if (demoBox === undefined) return
  // The browser may have made a new box since the session began.
  if (caller?.playerId && caller.playerId === playerId) await linkBox(tx, { playerId, caller })
  const id = random.uuid()
  const now = clock.now()
  await tx.deleteFrom('sandbox_message').where('created_at', '<', oldest(now)).execute()
  await tx
    .insertInto('sandbox_message')
    .values({
      id,
      box_hash: hashOf(demoBox),
      player_id: playerId,
      sealed: cipherOf(demoBox, random).encrypt(JSON.stringify({ ...message, channel }), id),
      created_at: now,
    })
    .execute()
}

/** What lies in the box for players who have signed in at its browser, newest first. */
export async function readBox(
  db: Db,
  { clock, random }: SandboxDeps,
  caller: Caller,
): Promise<DemoMessage[]> {
  const demoBox = boxOf(caller)
  if (demoBox === undefined) return []
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
  const fieldCipher = cipherOf(demoBox, random)
  return rows.map(({ id, sealed, created_at }) =>
    DemoMessage.parse({
      ...(JSON.parse(fieldCipher.decrypt(sealed, id)) as object),
      id,
      sentAt: created_at.toISOString(),
    }),
  )
}

const oldest = (now: Date) => new Date(now.getTime() - KEPT_MS)

const hashOf = (demoBox: string) => createHash('sha256').update(`hash ${demoBox}`).digest()

/** The browser's own secret is the key, which the casino does not keep. */
function cipherOf(demoBox: string, random: Random) {
  const key = createHash('sha256').update(`key ${demoBox}`).digest()
  return openFieldCipher({ keys: new Map([[1, key]]), current: 1, indexKey: key }, random)
}
