import assert from 'node:assert/strict'
import type { HubCommand, HubMessages } from '@zar/contract/hub'
import type { Locale } from '@zar/contract/limits'
import type { RefusalCode } from '@zar/contract/refusal'
import type { Tx } from '../db/db.ts'

/** A push travels whole between processes: well under what the bus carries at once. */
const MESSAGE_MAX_BYTES = 6_000

/** What a message says in other languages than its own: a page hears the one that it speaks. */
export type Words = { [In in Locale]?: Record<string, string> }

/**
 * Promises a push in the same transaction as the change it tells of. The pump sends it after the
 * commit, so a player never hears of what was rolled back.
 */
export async function tellPlayer<Command extends HubCommand>(
  tx: Tx,
  playerId: string,
  command: Command,
  message: HubMessages[Command] & { words?: Words },
): Promise<void> {
  const json = JSON.stringify(message)
  assert(Buffer.byteLength(json) <= MESSAGE_MAX_BYTES, `push too long: ${command}`)
  await tx.insertInto('outbox').values({ player_id: playerId, command, message: json }).execute()
}

/** Rows of one statement, which takes 65,535 values at most. */
const ROWS_MAX = 5_000

/** The same of many players at once, in this order. */
export async function tellPlayers(
  tx: Tx,
  pushes: readonly { playerId: string; command: HubCommand; message: object }[],
): Promise<void> {
  const rows = pushes.map(({ playerId, command, message }) => {
    const json = JSON.stringify(message)
    assert(Buffer.byteLength(json) <= MESSAGE_MAX_BYTES, `push too long: ${command}`)
    return { player_id: playerId, command, message: json }
  })
  for (let at = 0; at < rows.length; at += ROWS_MAX)
    await tx
      .insertInto('outbox')
      .values(rows.slice(at, at + ROWS_MAX))
      .execute()
}

/** The command of a promise that is no push: it ends the connections of one session, or of everybody. */
export const END_SESSION = 'EndSession'
type SessionEnded = { tokenHash: string; why?: RefusalCode | undefined }

/**
 * Promises in the transaction that ends sessions that every process closes what hangs on them, also
 * where the one that ended them dies after the commit (SES-03). `why` is what their players are told.
 */
export async function promiseEnd(
  tx: Tx,
  playerId: string,
  { tokenHashes, why }: { tokenHashes: readonly Buffer[]; why?: RefusalCode | undefined },
): Promise<void> {
  if (tokenHashes.length === 0) return
  const rows = tokenHashes.map((tokenHash) => {
    const ended: SessionEnded = { tokenHash: tokenHash.toString('hex'), why }
    return { player_id: playerId, command: END_SESSION, message: JSON.stringify(ended) }
  })
  await tx.insertInto('outbox').values(rows).execute()
}

/** Of no player. */
const EVERYBODY = '00000000-0000-0000-0000-000000000000'

/** The same of every session that there is. */
export async function promiseEndOfAll(tx: Tx): Promise<void> {
  const ended = JSON.stringify({ isEveryone: true })
  const row = { player_id: EVERYBODY, command: END_SESSION, message: ended }
  await tx.insertInto('outbox').values(row).execute()
}
