import type { Part, Sizes } from './part.ts'

const EVENTS = 500
const MARKETS = 10
/** A bet is one unit of the player's cash, in kurus and E5. */
const COST = { kurus: 100, e5: 100_000 }

const OFFERS = `
  insert into betting_league values ('bench', 'football', 'Süper Lig', 'TR');
  insert into betting_producer (source, producer, epoch, seq, is_open, heard_at) values ('bench', 'pre', 'e', 1, true, now());
  insert into betting_event (source, source_id, producer, sport, league_id, home_id, home, away_id, away, starts_at,
      first_starts_at, has_live, state, changed_at)
    select 'bench', 'e' || n, 'pre', 'football', 'bench', 'h' || n, 'Ev ' || n, 'a' || n, 'Deplasman ' || n,
        now() + n * interval '10 minutes', now() + n * interval '10 minutes', true, 'scheduled', now()
      from generate_series(1, ${EVENTS}) n;
  insert into betting_market (event_id, key, line, state, told)
    select event.id, 'ft.ou', n + 0.5, 'active', 1 from betting_event event, generate_series(1, ${MARKETS}) n order by 1, 3;
  insert into betting_selection (market_id, key, odds_milli, fair_ppm, changed_at)
    select market.id, side, 2000, 480000, now() from betting_market market, unnest(array['over', 'under']) side order by 1, 2`

/**
 * Of every second player one, and of the first as many as a twentieth of the players. Every second of them is over,
 * and lost: its stake stays with the house.
 */
const bets = ({ players }: Sizes) => `
  create temp table placed on commit drop as
    select n, case when n % 3 = 0 then 1 else 1 + n end as p, n % 2 = 0 as is_over, n % ${2 * EVENTS * MARKETS} as pick,
        row_number() over (partition by n % 3 = 0 order by n) as nth,
        now() - (${Math.floor(players / 7)} - n) * interval '1 second' as at
      from generate_series(1::bigint, ${Math.floor(players / 7)}) n;
  create temp table chosen on commit drop as
    select row_number() over (order by selection.id) - 1 as pick, selection.id, event_id
      from betting_selection selection join betting_market market on market.id = market_id;
  insert into betting_bet (id, request_id, fingerprint, player_id, currency, state, policy, unit_kurus, sizes, columns, cost_kurus,
      possible_kurus, rules_version, placed_at, decided_at, settled_at, version) overriding system value
    select n, bench_id('bet', n), '\\x00', bench_id('player', p), 'TRY', case when is_over then 'settled' else 'open' end, 'none',
        ${COST.kurus}, array[1]::smallint[], 1, ${COST.kurus}, ${2 * COST.kurus}, 1, at, at, case when is_over then now() end, is_over::int
      from placed order by n;
  insert into betting_leg (bet_id, number, odds_milli, is_banker, result)
    select n, 1, 2000, false, case when is_over then 'lost' else 'open' end from placed order by n;
  insert into betting_leg_selection (bet_id, leg, selection_id, event_id, material, result, settlement)
    select n, 1, chosen.id, event_id, 0, case when is_over then 'lost' else 'open' end, is_over::int
      from placed join chosen using (pick) order by n;
  insert into betting_posting (bet_id, kind, version, amount_kurus, created_at)
    select n, 'stake', 0, -${COST.kurus}, at from placed
    union all select n, 'settlement', 1, 0, now() from placed where is_over;
  insert into betting_liability (selection_id, staked_kurus, payout_kurus)
    select chosen.id, sum(${COST.kurus}), sum(${2 * COST.kurus}) from placed join chosen using (pick) where not is_over group by 1;
  insert into transfer (key, player_id, source_id, target_id, amount_e5, reason, source_balance_e5)
    select 'zar-bets:' || n || ' stake 0', bench_id('player', p), cash.id, 1, ${COST.e5}, 'sport_bet',
        balance_e5 - ${COST.e5} * case when p = 1 then nth else 1 end
      from placed join account cash on cash.id = 3 * p + 1 order by n;
  update account set balance_e5 = balance_e5 - ${COST.e5} * spent.bets from (
    select p, count(*) as bets from placed group by 1) spent where account.id = 3 * spent.p + 1;
  select setval(pg_get_serial_sequence('betting_bet', 'id'), (select max(n) from placed))`

export const betParts = (sizes: Sizes): Part[] => [
  { name: 'offers of bets', statement: OFFERS },
  { name: 'bets', statement: bets(sizes) },
]
