import assert from 'node:assert/strict'
import type { HubCommand, HubMessages } from '@zar/contract/hub'
import type { Locale } from '@zar/contract/limits'
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
