import { CURRENCY, DEFAULT_LOCALE } from '@zar/contract/limits'
import type { Tx } from '../../db/db.ts'
import { Refusal } from '../../platform/refusal.ts'
import { HOUSE_ID, postTransfer } from '../ledger/index.ts'
import type { AccountDeps } from './deps.ts'
import { findPlayerId, openPlayer, type Player } from './player.ts'
import { keepAcceptance, termsInForce } from './terms/accept.ts'

const TURKIYE = 'TR'
const PURSE_E5 = 5_000_00000n

const PERSON = {
  email: 'demo@zar.example',
  phone: '+905550000000',
  name: 'Deniz',
  surname: 'Örnek',
  birthDay: '1990-01-01',
  personalNo: '98765432150',
  locale: DEFAULT_LOCALE,
  isTrialBonusWanted: false,
  referralId: null,
}

/**
 * Makes sure of a player to try the casino with: this name, this password and ₺5.000 to begin with.
 * Called again it only sets the password right and takes a second step away, so that what the caller
 * prints always works.
 */
export async function ensureDemoPlayer(
  deps: AccountDeps,
  { username, password }: { username: string; password: string },
): Promise<{ playerId: string }> {
  const playerId =
    (await findPlayerId(deps.db, username)) ?? (await openDemoPlayer(deps, username, password))
  const { password_hash } = await deps.db
    .selectFrom('player')
    .select('password_hash')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  if (!(await deps.passwords.verify(password_hash, password))) {
    await deps.db
      .updateTable('player')
      .set({ password_hash: await deps.passwords.hash(password) })
      .where('id', '=', playerId)
      .execute()
  }
  await deps.db.deleteFrom('two_step').where('player_id', '=', playerId).execute()
  return { playerId }
}

async function openDemoPlayer(
  deps: AccountDeps,
  username: string,
  password: string,
): Promise<string> {
  const country = await deps.db
    .selectFrom('country')
    .select('id')
    .where('code', '=', TURKIYE)
    .executeTakeFirstOrThrow()
  const passwordHash = await deps.passwords.hash(password)
  const person = { ...PERSON, username, passwordHash, countryId: country.id }
  try {
    const text = await termsInForce(deps.db, person.locale)
    return await openPlayer(deps, person, async (tx, player) => {
      if (text) await keepAcceptance(tx, { playerId: player.id, text, at: deps.clock.now() })
      return payIn(tx, player)
    })
  } catch (error) {
    // Another process of the casino was a moment faster.
    const playerId = await findPlayerId(deps.db, username)
    if (playerId && error instanceof Refusal) return playerId
    throw error
  }
}

async function payIn(tx: Tx, { id }: Player): Promise<string> {
  await postTransfer(tx, {
    key: 'demo:welcome',
    playerId: id,
    currency: CURRENCY.code,
    source: { ownerId: HOUSE_ID, kind: 'gateway' },
    target: { ownerId: id, kind: 'player_cash' },
    amountE5: PURSE_E5,
    reason: 'deposit',
  })
  return id
}
