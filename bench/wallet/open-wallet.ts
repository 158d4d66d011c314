import { hash, randomInt, randomUUID } from 'node:crypto'
import type { ProviderName } from '@zar/contract/casino/casino'
import type pg from 'pg'
import pino from 'pino'
import { openDb } from '../../server/src/db/db.ts'
import {
  gameTokenHash,
  openWallet,
  sessionHash,
  type WalletCommand,
} from '../../server/src/modules/casino/index.ts'
import { PLAY_MONEY } from '../../server/src/modules/protection/index.ts'
import { systemClock } from '../../server/src/platform/clock.ts'
import { drive, type Measured } from '../load/drive.ts'
import { openOwnLimit } from './database-limit.ts'
import { ACCOUNTS, STAKE_E5 } from './reference.ts'
import { openCallback, PROVIDER_NAMES } from './signed-callbacks.ts'
import { SAYINGS, tokenOf } from './supplier-bets.ts'

const CASH_E5 = 1_000_000_000_000_000n
/** Players whom only the prepared batches bet for, beside all the others. */
const APART = 2_048

/** The platform's own wallet with everything a bet passes: session, gate, ledger, outbox. */
export async function openLane(url: string) {
  const { db, pool, close } = openDb({ url })
  const owner = openDb({ url, poolSize: 1, isOwner: true })
  const seats = await seedSeats(owner.pool)
  await owner.close()
  const wallet = openWallet({
    pool,
    clock: systemClock,
    house: PLAY_MONEY,
    log: pino({ level: 'warn' }),
  })
  const callback = await openCallback({ db, wallet })
  const own = openOwnLimit(
    pool,
    seats.splice(ACCOUNTS).map((seat) => () => betOf(seat)),
  )
  let acknowledged = 0

  async function bet(index: number): Promise<void> {
    const seat = seats[index]
    if (!seat) throw new Error(`no player ${index}`)
    const { outcome } = await wallet.post(betOf(seat))
    if (outcome !== 'ok') throw new Error(`a bet was answered ${outcome}`)
    acknowledged++
  }

  return {
    /** One bet of every player, so that what follows is play in progress. */
    async warmUp(): Promise<void> {
      for (let first = 0; first < ACCOUNTS; first += 500) {
        await Promise.all(Array.from({ length: 500 }, (_, index) => bet(first + index)))
      }
    },
    many: (inFlight: number, seconds: number): Promise<Measured> =>
      drive(inFlight, seconds, () => bet(randomInt(ACCOUNTS))),
    hot: (inFlight: number, seconds: number): Promise<Measured> =>
      drive(inFlight, seconds, () => bet(0)),
    /** Of one supplier, for those who play its game. */
    async callbacks(provider: ProviderName, connections: number, seconds: number) {
      const theirs = seats.filter((seat) => seat.provider === provider)
      const playerIds = theirs.map(({ playerId }) => playerId)
      const report = await callback.bets(provider, connections, seconds, playerIds)
      if (report.acknowledged !== report.measured.done)
        throw new Error(`a callback of ${provider} was refused`)
      acknowledged += report.acknowledged
      return report.measured
    },
    /** The same statement with batches prepared beforehand. */
    alone: (seconds: number): Promise<Measured> => own.run(seconds),
    /** Every acknowledged bet is there once, and every balance is what its transfers come to. */
    checkBooks: () => checkBooks(pool, acknowledged + own.made()),
    async close(): Promise<void> {
      await callback.close()
      own.close()
      await wallet.close()
      await close()
    },
  }
}

/** Throws where the books have other bets than those that were made, or a balance is not what its transfers come to. */
export async function checkBooks(pool: pg.Pool, made: number): Promise<void> {
  const { rows: books } = await pool.query(`
    select (select count(*) from wallet_transaction where outcome = 'ok')::int as bets,
      (select count(*) from transfer where reason = 'bet')::int as transfers,
      (select count(*) from account
         left join (select source_id, sum(amount_e5) as out from transfer where reason = 'bet' group by 1) spent
           on source_id = account.id
         where kind = 'player_cash' and balance_e5 <> ${CASH_E5} - coalesce(out, 0))::int as drifted`)
  const { bets, transfers, drifted } = books[0]
  if (bets !== made || transfers !== made || drifted !== 0) {
    throw new Error(
      `wallet books: ${bets} bets and ${transfers} transfers for ${made}, ${drifted} drifted`,
    )
  }
  // The pump would have sent these.
  await pool.query('delete from outbox')
}

/** Players with money, each at a game. */
export async function seedSeats(pool: pg.Pool): Promise<Seat[]> {
  await pool.query(SEED)
  return openSeats(pool)
}

export type Seat = { provider: ProviderName; playerId: string; sessionTokenHash: string }

/** Every player at a game, of the suppliers in turn. */
async function openSeats(pool: pg.Pool): Promise<Seat[]> {
  const { rows } = await pool.query<{ id: string }>('select id from player order by usercode')
  const seats = rows.map(({ id: playerId }, index): Seat => {
    const provider = PROVIDER_NAMES[index % PROVIDER_NAMES.length] as ProviderName
    const token = tokenOf(provider, playerId)
    const hash = SAYINGS[provider].namesSession
      ? sessionHash({ provider, sessionId: token })
      : gameTokenHash(token)
    return { provider, playerId, sessionTokenHash: hash.toString('hex') }
  })
  for (const provider of PROVIDER_NAMES) {
    await pool.query(GAME, [SAYINGS[provider].gameCode, provider])
  }
  await pool.query(SESSIONS, [
    seats.map(({ sessionTokenHash }) => sessionTokenHash),
    seats.map(({ playerId }) => playerId),
    seats.map(({ provider }) => provider),
    seats.map(({ provider }) => SAYINGS[provider].gameCode),
  ])
  await pool.query('analyze')
  return seats
}

function betOf({ provider, playerId, sessionTokenHash }: Seat): WalletCommand {
  const transactionId = randomUUID()
  return {
    kind: 'bet',
    provider,
    transactionId,
    referenceId: null,
    playerId,
    sessionTokenHash,
    gameCode: SAYINGS[provider].gameCode,
    roundId: transactionId,
    roundClosed: false,
    currency: 'TRY',
    amountE5: STAKE_E5,
    movesCash: true,
    fingerprint: hash('sha256', transactionId),
  }
}

const SEED = `
  insert into game_category values (1, 'Slot', 'Slots', array['slots']) on conflict do nothing;
  insert into player (id, usercode, username, username_key, email, email_key, phone, name, surname, birth_date,
      country_id, personal_no_sealed, personal_no_hmac, password_hash, currency)
    select gen_random_uuid(), n, 'p' || n, 'p' || n, 'p' || n, 'p' || n, 'p' || n, 'Deniz', 'Demir', '1990-01-01',
      (select id from country where code = 'TR'), int4send(n), int4send(n), '', 'TRY'
    from generate_series(1, ${ACCOUNTS + APART}) n;
  insert into account (owner_id, kind, currency, balance_e5, floor_e5)
    select id, kind, 'TRY', case kind when 'player_cash' then ${CASH_E5} else 0 end, case kind when 'player_debt' then null else 0 end
    from player, unnest(array['player_cash', 'player_withdrawal', 'player_debt']::account_kind[]) kind;
  insert into transfer (key, player_id, source_id, target_id, amount_e5, reason, target_balance_e5)
    select 'bench-deposit:' || owner_id, owner_id, (select id from account where kind = 'gateway'), id, ${CASH_E5}, 'deposit', ${CASH_E5}
    from account where kind = 'player_cash';
`

const GAME = `
  insert into game (code, provider, category_id, name, studio, rtp_bp, volatility, released_at)
    values ($1, $2, 1, 'Bench', 'Zar', 9600, 3, now())`
const SESSIONS = `
  insert into game_session (token_hash, player_id, provider, game_code, currency, is_open, created_at, expires_at)
    select decode(hash, 'hex'), player_id, provider, game_code, 'TRY', true, now(), now() + interval '1 day'
    from unnest($1::text[], $2::uuid[], $3::text[], $4::text[]) seat(hash, player_id, provider, game_code)`
