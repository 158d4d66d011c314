import type { Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { letterFor } from '../../messages/index.ts'
import { mayLogIn } from '../../protection/index.ts'
import type { PlayerDeps } from '../deps.ts'
import { LETTER_MINUTES, letterCode, readLettered } from '../passwords/letter-code.ts'

/** How many letters support sends one player. */
const LETTERS = { tries: 3, seconds: 60 * 60 }

type LetterDeps = Pick<PlayerDeps, 'clock' | 'fieldCipher' | 'messages' | 'siteUrl' | 'throttle'>

/**
 * Mails the player, at the address of their account alone, the link by which they set a new password. Refuses
 * whoever may not log in, and more than three letters an hour.
 */
export async function sendRecoveryLetter(
  tx: Tx,
  deps: LetterDeps,
  playerId: string,
): Promise<void> {
  const player = await readLettered(tx, playerId)
  if (!player) throw new Refusal('not_found')
  refuseIf(!mayLogIn(player.status), 'player_kept_out')
  const letters = { name: 'recovery-letter', key: playerId, limit: LETTERS }
  if (!(await deps.throttle.take([letters]))) throw new Refusal('too_many_attempts')
  // The secret stands behind the #, so that no server, proxy or referrer sees it.
  const link = `${new URL('/?dialog=recovery', deps.siteUrl)}#${letterCode(deps, player)}`
  await deps.messages.mail.send(tx, {
    playerId,
    to: player.email,
    code: null,
    caller: null,
    ...(await letterFor(tx, {
      letter: 'recovery-letter',
      locale: player.locale,
      values: { link, minutes: `${LETTER_MINUTES}` },
    })),
  })
}
