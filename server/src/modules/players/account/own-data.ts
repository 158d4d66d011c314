import type { Locale } from '@zar/contract/limits'
import type { OwnData } from '@zar/contract/players/own-data'
import type { Db } from '../../../db/db.ts'
import type { Caller, SignedIn } from '../../../platform/http/route.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { listNotifications } from '../../messages/index.ts'
import { readCopiesByLink } from '../data-copy/store.ts'
import type { PlayerDeps } from '../deps.ts'
import { listChecks } from '../identity/read-identity.ts'
import { listPasskeys } from '../passkeys/passkeys.ts'
import { provePassword } from '../passwords/prove-password.ts'
import { personalNoContext } from '../player.ts'
import { readTerms } from '../terms/accept.ts'
import { type Reader, readAccount } from './account.ts'
import { tellOfChange } from './security-notice.ts'

/** A copy is long to make, and nobody needs a new one every minute. */
const COPIES = { tries: 5, seconds: 24 * 60 * 60 }
const NOTIFICATIONS_MAX = 10_000

/**
 * What the casino keeps about the player, for the password (PRV-02). They are told of it, because a copy
 * is what a thief would take (AUT-10).
 */
export async function copyOwnData(
  deps: PlayerDeps,
  password: string,
  { player, caller }: { player: SignedIn; caller: Caller },
): Promise<OwnData> {
  const { playerId } = player
  await provePassword(deps, { playerId, password })
  const copies = { name: 'own-data', key: playerId, limit: COPIES }
  if (!(await deps.throttle.take([copies]))) throw new Refusal('too_many_attempts')

  const data = await readOwnData(deps, player, caller.locale)
  await deps.db
    .transaction()
    .execute((tx) => tellOfChange(tx, deps, { playerId, caller, letter: 'data-taken' }))
  deps.onCommitted()
  deps.log.info({ event: 'own data taken', playerId, ip: caller.ip })
  return data
}

/** What the casino keeps about the player, as it stands now. Whoever calls this proves first who they are. */
export async function readOwnData(
  deps: PlayerDeps,
  player: Reader,
  locale: Locale,
): Promise<OwnData> {
  const { playerId } = player
  const { row, ...facts } = await readAll(deps, player, locale)
  const own = await listNotifications(deps.db, {
    playerId,
    locale,
    skip: 0,
    take: NOTIFICATIONS_MAX,
  })
  return {
    ...facts,
    madeAt: deps.clock.now().toISOString(),
    account: {
      ...facts.account,
      personalNo: deps.fieldCipher.decrypt(row.personal_no_sealed, personalNoContext(playerId)),
    },
    notifications: own.map(({ title, note, timeStamp }) => ({ title, note, at: timeStamp })),
  }
}

async function readAll(deps: PlayerDeps, player: Reader, locale: Locale) {
  const { db } = deps
  const { playerId } = player
  const [row, account, consents, sessions, identityChecks, twoStepSince, passkeys, payments] =
    await Promise.all([
      db
        .selectFrom('player')
        .select('personal_no_sealed')
        .where('id', '=', playerId)
        .executeTakeFirstOrThrow(),
      readAccount(deps, player, locale),
      readConsentAnswers(db, playerId),
      readSessions(db, playerId),
      listChecks(db, playerId),
      readTwoStepSince(db, playerId),
      listPasskeys(deps, playerId),
      deps.copyPayments(playerId, deps.fieldCipher),
    ])
  // One after the other: each may be long, and a copy may take its time.
  const games = await deps.games.copy(playerId)
  const bets = await deps.copyBets(playerId)
  const sportBets = await deps.copySportBets(playerId)
  const bettingPreferences = await deps.copyBettingPreferences(playerId)
  const support = await deps.copySupport(playerId)
  const protection = await deps.copyProtection(playerId)
  const bonuses = await deps.copyBonuses(playerId, locale)
  const { accepted: terms } = await readTerms(db, { playerId, locale })
  const copiesByLink = await readCopiesByLink(db, playerId)
  const facts = {
    account,
    consents,
    terms,
    sessions,
    identityChecks,
    twoStepSince,
    passkeys,
    payments,
  }
  const betting = { bets, sportBets, bettingPreferences }
  return { ...facts, row, games, ...betting, support, protection, ...bonuses, copiesByLink }
}

async function readTwoStepSince(db: Db, playerId: string): Promise<string | null> {
  const row = await db
    .selectFrom('two_step')
    .select('confirmed_at')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row?.confirmed_at?.toISOString() ?? null
}

async function readConsentAnswers(db: Db, playerId: string): Promise<OwnData['consents']> {
  const rows = await db
    .selectFrom('consent')
    .select(['kind', 'is_given', 'version', 'ip', 'created_at'])
    .where('player_id', '=', playerId)
    .orderBy('number')
    .execute()
  return rows.map(({ kind, is_given, version, ip, created_at }) => ({
    kind,
    isGiven: is_given,
    version,
    address: ip,
    at: created_at.toISOString(),
  }))
}

async function readSessions(db: Db, playerId: string): Promise<OwnData['sessions']> {
  const rows = await db
    .selectFrom('session')
    .select(['created_at', 'last_seen_at', 'ended_at', 'ip', 'user_agent', 'fingerprint'])
    .where('player_id', '=', playerId)
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({
    beganAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    address: row.ip,
    browser: row.user_agent,
    device: row.fingerprint,
  }))
}
