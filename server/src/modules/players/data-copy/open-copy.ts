import { DATA_COPY } from '@zar/contract/players/data-copy'
import type { Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { tokenHash } from '../../../platform/token-hash.ts'
import { letterFor, notifyPlayer } from '../../messages/index.ts'
import type { ByTwo } from '../by-office/access-change.ts'
import type { PlayerDeps } from '../deps.ts'
import { readErasure } from '../erasure/read.ts'
import { DEFAULT_PLAYER_POLICY } from '../policy.ts'
import { COPY_NOTICES } from './notices.ts'
import { endOverCopies, reachMark, readOpenCopy } from './store.ts'

const DAY_MS = 24 * 60 * 60_000
/** For how long whoever took over an address or a phone gets no copy. */
const NEW_CONTACT_MS = 7 * DAY_MS
const TOKEN_BYTES = 32

type OpenDeps = Pick<PlayerDeps, 'clock' | 'random' | 'fieldCipher' | 'messages' | 'siteUrl'>

/**
 * How the player is reached, where a copy of their data may go out to them: by an address and a phone that are both
 * verified and have been so for a week. Held until the end of `tx`.
 */
export async function readCopyable(tx: Tx, { clock }: Pick<PlayerDeps, 'clock'>, playerId: string) {
  const now = clock.now()
  const player = await tx
    .selectFrom('player')
    .select(['email', 'phone', 'is_email_confirmed', 'is_phone_verified', 'locale', 'status'])
    .select('contact_changed_at')
    .where('id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!player) throw new Refusal('not_found')
  refuseIf((await readErasure(tx, playerId))?.erased_at != null, 'copy_player_erased')
  refuseIf(!player.is_email_confirmed || !player.is_phone_verified, 'copy_unreachable')
  const { prefixes } = DEFAULT_PLAYER_POLICY.sms
  refuseIf(!prefixes.some((prefix) => player.phone.startsWith(prefix)), 'phone_not_served')
  const isNew = player.contact_changed_at > new Date(now.getTime() - NEW_CONTACT_MS)
  refuseIf(isNew || (await isContactGuarded(tx, playerId, now)), 'copy_contact_new')
  refuseIf((await readOpenCopy(tx, playerId, now)) !== undefined, 'copy_open')
  return player
}

/** Whether people of the house gave them another address or phone of late. */
async function isContactGuarded(tx: Tx, playerId: string, now: Date): Promise<boolean> {
  const change = await tx
    .selectFrom('access_change')
    .select('id')
    .where('player_id', '=', playerId)
    .where('kind', 'in', ['email', 'phone'])
    .where('guarded_until', '>', now)
    .limit(1)
    .executeTakeFirst()
  return change !== undefined
}

/**
 * Lets a copy of the player's data out to them: mails the link, which gives one for a code to their phone. It is made
 * as they download it, so nobody of the house has it.
 */
export async function openCopy(
  tx: Tx,
  deps: OpenDeps,
  { playerId, by }: { playerId: string; by: ByTwo },
): Promise<void> {
  const player = await readCopyable(tx, deps, playerId)
  const { email, phone, locale } = player
  const now = deps.clock.now()
  await endOverCopies(tx, now, playerId)
  const token = deps.random.token(TOKEN_BYTES)
  await tx
    .insertInto('data_copy')
    .values({
      player_id: playerId,
      token_hash: tokenHash(token),
      reach_mark: reachMark(deps, { playerId, email, phone }),
      proposed_by: by.first,
      approved_by: by.second,
      opened_at: now,
      ends_at: new Date(now.getTime() + DATA_COPY.days * DAY_MS),
    })
    .execute()
  // The secret stands behind the #, so that no server, proxy or referrer sees it.
  const link = `${new URL('/data-copy', deps.siteUrl)}?lang=${locale}#${token}`
  const said = await letterFor(tx, { letter: 'data-copy', locale, values: { link } })
  const letter = { playerId, to: email, code: null, caller: null }
  await deps.messages.mail.send(tx, { ...letter, ...said })
  await notifyPlayer(tx, deps, { playerId, type: 'System', ...COPY_NOTICES.opened })
}

/** Takes back what is open: its link gives nothing any more. */
export async function takeBackCopy(
  tx: Tx,
  deps: Pick<PlayerDeps, 'clock' | 'random'>,
  playerId: string,
): Promise<void> {
  const now = deps.clock.now()
  const ended = await tx
    .updateTable('data_copy')
    .set({ token_hash: null, reach_mark: null, ended_at: now })
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  if (!ended) throw new Refusal('copy_not_open')
  await notifyPlayer(tx, deps, { playerId, type: 'System', ...COPY_NOTICES.takenBack })
}
