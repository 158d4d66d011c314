import type { Runner } from './database.ts'

/** What one settled round adds to the sums of its day. */
export type Tally = {
  gameCode: string
  digest: string
  mode: string
  stakedKurus: number
  returnedKurus: number
  /** What it was bound to return, and the variance of that. */
  expectedKurus: number
  variance: number
}

/** Sums over rounds of one game, mathematics and mode. */
export type ReturnSums = {
  rounds: number
  /** Rounds that returned anything. */
  hits: number
  stakedKurus: number
  returnedKurus: number
  expectedKurus: number
  /** Of the standard deviations, and of their squares. */
  deviationKurus: number
  variance: number
  mostHundredths: number
}

export type ReturnRow = ReturnSums & {
  gameCode: string
  digest: string
  gameVersion: string
  mode: string
  /** The first day that is counted, `2026-03-01`. */
  since: string
}

/** Adds to the days of the rounds that `settled` answers, in the statement that settles them. */
export const ADD_TO_DAYS = `
  insert into arcade.daily_return as kept
    (game_code, game_version, digest, mode, day, rounds, hits, staked_kurus, returned_kurus,
     expected_kurus, deviation_kurus, variance, most_hundredths)
  select tally."gameCode", max(settled.game_version), tally.digest, tally.mode,
         (settled.closed_at at time zone 'utc')::date as day, count(*),
         count(*) filter (where tally."returnedKurus" > 0), sum(tally."stakedKurus"),
         sum(tally."returnedKurus"), sum(tally."expectedKurus"), sum(sqrt(tally.variance)),
         sum(tally.variance), max(tally."returnedKurus" * 100 / tally."stakedKurus")
    from settled, json_to_record(settled.tally) as tally("gameCode" text, digest text, mode text,
      "stakedKurus" bigint, "returnedKurus" bigint, "expectedKurus" double precision,
      variance double precision)
    where settled.tally is not null
    group by tally."gameCode", tally.digest, tally.mode, day
    -- In one order, so that two processes never wait for each other.
    order by tally."gameCode", tally.digest, tally.mode, day
  on conflict (game_code, digest, mode, day) do update set
    rounds = kept.rounds + excluded.rounds,
    hits = kept.hits + excluded.hits,
    staked_kurus = kept.staked_kurus + excluded.staked_kurus,
    returned_kurus = kept.returned_kurus + excluded.returned_kurus,
    expected_kurus = kept.expected_kurus + excluded.expected_kurus,
    deviation_kurus = kept.deviation_kurus + excluded.deviation_kurus,
    variance = kept.variance + excluded.variance,
    most_hundredths = greatest(kept.most_hundredths, excluded.most_hundredths)`

/** The sums since a day, that day among them; since the beginning without one. */
export async function readReturns(runner: Runner, from: Date | null = null): Promise<ReturnRow[]> {
  const { rows } = await runner.query<ReturnRow>(
    `select game_code as "gameCode", digest, max(game_version) as "gameVersion", mode,
            min(day)::text as since, sum(rounds)::bigint as rounds, sum(hits)::bigint as hits,
            sum(staked_kurus)::bigint as "stakedKurus",
            sum(returned_kurus)::bigint as "returnedKurus", sum(expected_kurus) as "expectedKurus",
            sum(deviation_kurus) as "deviationKurus", sum(variance) as variance,
            max(most_hundredths) as "mostHundredths"
       from arcade.daily_return
       where $1::timestamptz is null or day >= ($1::timestamptz at time zone 'utc')::date
       group by game_code, digest, mode
       order by game_code, since desc, digest, mode`,
    [from],
  )
  return rows
}
