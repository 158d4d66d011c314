import type { LimitPeriod } from '@zar/contract/protection'

/** One limit, and what of it is used. What was won more than lost is used below zero. */
type Room = { mostE5: bigint; usedE5: bigint }

/** Play runs from stake to stake; a longer pause than this is none. */
const PAUSE_MS = 5 * 60_000
const HOUR_MS = 60 * 60_000

type PlayTime = { mostMs: number; playedMs: number; lastStakeMs: number | null }

/** What a player who has limits to play may still do. Never changed, only replaced. */
export type PlayLimits = {
  /** The end of the day that it was read in: then what is used has to be read again. */
  goodUntilMs: number
  stakes: readonly Room[]
  losses: readonly Room[]
  time: PlayTime | null
}

/** A stake that is asked for. */
export type Stake = {
  /** Out of the player's accounts: nothing of a free bet. */
  amountE5: bigint
  /** What of it is no bonus. */
  ownE5: bigint
  nowMs: number
}

/** What `read_play_limits_v1()` answers of a player; null where there is no limit to play. */
export type PlayLimitRows = {
  goodUntilMs: number
  playedMs: number
  lastStakeMs: number | null
  limits: {
    kind: 'stake' | 'loss' | 'time'
    period: LimitPeriod
    most: string
    used: string
  }[]
} | null

export function playLimitsOf(rows: PlayLimitRows): PlayLimits | undefined {
  if (rows === null) return undefined
  const { goodUntilMs, playedMs, lastStakeMs, limits } = rows
  const roomsOf = (wanted: 'stake' | 'loss') =>
    limits.flatMap(({ kind, most, used }) =>
      kind === wanted ? [{ mostE5: BigInt(most), usedE5: BigInt(used) }] : [],
    )
  // The player's own and the casino's: the lower one holds (LIM-07).
  const minutes = limits.flatMap(({ kind, most }) => (kind === 'time' ? [Number(most)] : []))
  return {
    goodUntilMs,
    stakes: roomsOf('stake'),
    losses: roomsOf('loss'),
    time:
      minutes.length === 0
        ? null
        : { mostMs: Math.min(...minutes) * 60_000, playedMs, lastStakeMs },
  }
}

/** LimitKey limit a stake would break, if any. */
export function whichLimitIsHit(
  { stakes, losses, time }: PlayLimits,
  { amountE5, ownE5, nowMs }: Stake,
): 'stake_limit_reached' | 'loss_limit_reached' | 'time_limit_reached' | undefined {
  if (time && playedAt(time, nowMs) >= time.mostMs) return 'time_limit_reached'
  if (stakes.some((room) => isOver(room, amountE5))) return 'stake_limit_reached'
  if (losses.some((room) => isOver(room, ownE5))) return 'loss_limit_reached'
  return undefined
}

/** Nothing goes over by nothing: a free bet is taken at a limit that is used up. */
const isOver = ({ mostE5, usedE5 }: Room, moreE5: bigint) => moreE5 > 0n && usedE5 + moreE5 > mostE5

/** The play of the day, if there is a stake now. */
function playedAt({ playedMs, lastStakeMs }: PlayTime, nowMs: number): number {
  const sinceMs = lastStakeMs === null ? 0 : Math.max(0, nowMs - lastStakeMs)
  return sinceMs <= PAUSE_MS ? playedMs + sinceMs : playedMs
}

/** What was taken, won or given back: `lostE5` is below zero where the player has more than before. */
export type Played = { stakedE5: bigint; lostE5: bigint; isStake: boolean; nowMs: number }

export function afterPlay(limits: PlayLimits, played: Played): PlayLimits {
  const { stakedE5, lostE5, isStake, nowMs } = played
  const { goodUntilMs, stakes, losses, time } = limits
  return {
    goodUntilMs,
    stakes: stakedE5 === 0n ? stakes : stakes.map((room) => used(room, stakedE5)),
    losses: lostE5 === 0n ? losses : losses.map((room) => used(room, lostE5)),
    time:
      time && isStake
        ? { mostMs: time.mostMs, playedMs: playedAt(time, nowMs), lastStakeMs: nowMs }
        : time,
  }
}

const used = ({ mostE5, usedE5 }: Room, moreE5: bigint): Room => ({
  mostE5,
  usedE5: usedE5 + moreE5,
})

/** The same, to be read anew before it is asked again. */
export const outOfDate = (limits: PlayLimits): PlayLimits => ({ ...limits, goodUntilMs: 0 })

/** What there is to say with a stake that was taken: another hour of play, or the last tenth of its time. */
export function playHint(
  before: PlayLimits,
  after: PlayLimits,
): 'time_short' | 'reality_check' | undefined {
  if (!before.time || !after.time) return undefined
  const hours = ({ playedMs }: PlayTime) => Math.floor(playedMs / HOUR_MS)
  if (hours(after.time) > hours(before.time)) return 'reality_check'
  return after.time.playedMs * 10 >= after.time.mostMs * 9 ? 'time_short' : undefined
}
