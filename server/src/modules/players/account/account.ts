import type { Locale } from '@zar/contract/limits'
import { unitsOf } from '@zar/contract/money'
import type { Account } from '@zar/contract/players/account'
import type { Db } from '../../../db/db.ts'
import type { SignedIn } from '../../../platform/http/route.ts'
import type { PlayerDeps } from '../deps.ts'
import { shownUsercode } from '../keys.ts'
import { personalNoContext } from '../player.ts'
import { readConsents } from './consent.ts'

/** Who is signed in; or the player alone, where their data goes out by a link. */
export type Reader = Pick<SignedIn, 'playerId'> & Partial<SignedIn>

/** What the player is shown of what the casino knows: each field listed, the identity number hidden. */
export async function readAccount(
  deps: PlayerDeps,
  player: Reader,
  locale: Locale,
): Promise<Account> {
  const { playerId } = player
  const [row, previous, netE5, consents] = await Promise.all([
    readPlayer(deps.db, playerId),
    previousLogIn(deps.db, player),
    deps.payments.netDepositsE5(playerId),
    readConsents(deps.db, playerId),
  ])
  return {
    name: `${row.name} ${row.surname}`,
    username: row.username,
    usercode: shownUsercode(row.usercode),
    personalNo: hiddenNo(deps, playerId, row.personal_no_sealed),
    birthDate: row.birth_date,
    country: row[`name_${locale}`],
    email: row.email,
    isEmailConfirmed: row.is_email_confirmed,
    phone: row.phone.replace('+', ''),
    isPhoneVerified: row.is_phone_verified,
    memberSince: row.created_at.toISOString(),
    previousLogInAt: previous?.toISOString() ?? null,
    netDeposits: unitsOf(netE5),
    locale: row.locale,
    consents,
  }
}

const readPlayer = (db: Db, playerId: string) =>
  db
    .selectFrom('player')
    .innerJoin('country', 'country.id', 'player.country_id')
    .select(['name', 'surname', 'username', 'usercode', 'personal_no_sealed', 'birth_date'])
    .select([
      'email',
      'is_email_confirmed',
      'phone',
      'is_phone_verified',
      'locale',
      'created_at',
      'name_tr',
      'name_en',
    ])
    .where('player.id', '=', playerId)
    .executeTakeFirstOrThrow()

/** When the session before this one began, or the last where there is none, so that a stranger's visit shows (ACC-09). */
async function previousLogIn(db: Db, { playerId, tokenHash }: Reader): Promise<Date | undefined> {
  const row = await db
    .selectFrom('session')
    .select('created_at')
    .where('player_id', '=', playerId)
    .$if(tokenHash !== undefined, (of) =>
      of.where('created_at', '<', (query) =>
        query
          .selectFrom('session')
          .select('created_at')
          .where('token_hash', '=', tokenHash ?? Buffer.of()),
      ),
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.created_at
}

/** `123••••••89`. Where its key is lost the page still comes, with nothing of it, and the log says so. */
function hiddenNo({ fieldCipher, log }: PlayerDeps, playerId: string, encrypted: Buffer): string {
  try {
    const personalNo = fieldCipher.decrypt(encrypted, personalNoContext(playerId))
    return `${personalNo.slice(0, 3)}••••••${personalNo.slice(-2)}`
  } catch (err) {
    log.error({ event: 'identity number does not open', playerId, err })
    return '•'.repeat(11)
  }
}
