import { hash, randomInt, randomUUID } from 'node:crypto'
import pino from 'pino'
import { openDb } from '../server/src/db/db.ts'
import { openWallet, type WalletCommand } from '../server/src/modules/casino/wallet/index.ts'
import { systemClock } from '../server/src/platform/clock.ts'
import { openCallback } from './callback.ts'
import { drive, type Measured } from './drive.ts'
import { openOwnLimit } from './own-limit.ts'
import { ACCOUNTS, STAKE_E5 } from './reference.ts'

const CASH_E5 = 1_000_000_000_000_000n
/** Players whom only the prepared batches bet for, beside all the others. */
const APART = 2_048

/** The house's own wallet with everything a bet passes: session, gate, ledger, outbox. */
export async function openLane(url: string) {
  const { db, pool, close } = openDb({ url })
  await pool.query(SEED)
  const { rows } = await pool.query<{ player_id: string; token_hash: string }>(
    `select player_id, encode(token_hash, 'hex') as token_hash from game_session order by player_id`,
  )
  const wallet = openWallet({ pool, clock: systemClock, log: pino({ level: 'warn' }) })
  const callback = await openCallback({ db, wallet })
  const apart = rows.splice(ACCOUNTS)
  const own = openOwnLimit(
    pool,
    apart.map((one) => () => betOf(one.player_id, one.token_hash)),
  )
  const playerIds = rows.map(({ player_id }) => player_id)
  let acknowledged = 0

  async function bet(index: number): Promise<void> {
    const session = rows[index]
    if (!session) throw new Error(`no player ${index}`)
    const { outcome } = await wallet.post(betOf(session.player_id, session.token_hash))
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
    async callbacks(connections: number, seconds: number): Promise<Measured> {
      const report = await callback.bets(connections, seconds, playerIds)
      if (report.acknowledged !== report.measured.done) throw new Error('a callback was refused')
      acknowledged += report.acknowledged
      return report.measured
    },
    /** The same statement with batches prepared beforehand. */
    alone: (seconds: number): Promise<Measured> => own.run(seconds),
    /** Every acknowledged bet is there once, and every balance is what its transfers come to. */
    async checkBooks(): Promise<void> {
      const { rows: books } = await pool.query(`
        select (select count(*) from wallet_transaction where outcome = 'ok')::int as bets,
          (select count(*) from transfer where reason = 'bet')::int as transfers,
          (select count(*) from account
             left join (select source_id, sum(amount_e5) as out from transfer where reason = 'bet' group by 1) spent
               on source_id = account.id
             where kind = 'player_cash' and balance_e5 <> ${CASH_E5} - coalesce(out, 0))::int as drifted`)
      const { bets, transfers, drifted } = books[0]
      const made = acknowledged + own.made()
      if (bets !== made || transfers !== made || drifted !== 0) {
        throw new Error(
          `wallet books: ${bets} bets and ${transfers} transfers for ${made}, ${drifted} drifted`,
        )
      }
      // The pump would have sent these.
      await pool.query('truncate outbox')
    },
    async close(): Promise<void> {
      await callback.close()
      own.close()
      await wallet.close()
      await close()
    },
  }
}

function betOf(playerId: string, sessionTokenHash: string): WalletCommand {
  const transactionId = randomUUID()
  return {
    kind: 'bet',
    provider: 'hub88',
    transactionId,
    referenceId: null,
    playerId,
    sessionTokenHash,
    gameCode: 'bench',
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
  insert into game (code, provider, category_id, name, studio, rtp_bp, volatility, released_at)
    values ('bench', 'hub88', 1, 'Bench', 'Zar', 9600, 3, now());
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
  insert into game_session (token_hash, player_id, provider, game_code, currency, is_open, created_at, expires_at)
    select sha256(id::text::bytea), id, 'hub88', 'bench', 'TRY', true, now(), now() + interval '1 day' from player;
  analyze;
`
