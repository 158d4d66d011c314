import { openClient } from '../../../db/connect.ts'
import { analyze } from '../../../testing/database/analyze.ts'
import { GAME_CODE } from '../../../testing/players/play.ts'
import type { TestCasino } from '../../../testing/test-casino.ts'
import { HOUSE_ID } from '../../ledger/index.ts'

/**
 * Rounds of one player, spread evenly over so many days until now: round n stakes n mod 7 + 1 lira
 * and wins n mod 11. Written past the wallet, as it would have written them.
 */
export async function seedRounds(
  casino: TestCasino,
  playerId: string,
  rounds: number,
  days: number,
) {
  const client = openClient({ url: casino.url, isPatient: true, isOwner: true })
  await client.connect()
  try {
    await client.query(
      `with cash as (select id from account where owner_id = $1 and kind = 'player_cash'),
         games as (select id from account where owner_id = $2 and kind = 'games' and currency = 'TRY'),
         round as (
           select n, (n % 7 + 1) * 100000::bigint as stake, (n % 11) * 100000::bigint as win,
                  now() - ($4::float8 * interval '1 day') * (1 - (n - 0.5) / $3::float8) as at
             from generate_series(1, $3::int) n),
         moved as (
           select n, kind, case kind when 'bet' then stake else win end as amount,
                  at + case kind when 'bet' then interval '0' else interval '1 millisecond' end as at
             from round, unnest(array['bet', 'win']) kind),
         wallet as (
           insert into wallet_transaction (provider, id, kind, player_id, game_code, round_id,
               round_closed, currency, amount_e5, moves_cash, reference_id, fingerprint, outcome,
               balance_e5, created_at)
             select 'hub88', kind || n || $1, kind::wallet_kind, $1::uuid, $5, 'r' || n || $1,
                    kind = 'win', 'TRY', amount, true, case kind when 'win' then 'bet' || n || $1 end,
                    '', 'ok', 0, at
               from moved)
       insert into transfer (key, player_id, source_id, target_id, amount_e5, reason,
           source_balance_e5, target_balance_e5, created_at)
         select 'hub88:' || kind || n || $1, $1::uuid,
                case kind when 'bet' then cash.id else games.id end,
                case kind when 'bet' then games.id else cash.id end, amount, kind::transfer_reason,
                case kind when 'bet' then 0 end, case kind when 'win' then 0 end, at
           from moved, cash, games where amount > 0 order by n, kind`,
      [playerId, HOUSE_ID, rounds, days, GAME_CODE],
    )
    await client.query(
      `update account set balance_e5 = (
         select sum(case when target_id = account.id then amount_e5 else -amount_e5 end) from transfer
           where player_id = $1), floor_e5 = null
         where owner_id = $1 and kind = 'player_cash'`,
      [playerId],
    )
  } finally {
    await client.end()
  }
  await analyze(casino, 'transfer', 'wallet_transaction')
}
