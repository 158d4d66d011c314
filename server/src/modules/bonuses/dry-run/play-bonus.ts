import type { OfferTerms } from '@zar/contract/office/offers/terms'
import { e5Of } from '../offers/offer-row.ts'
import type { Law } from './laws.ts'
import type { Move } from './read-play.ts'

/** The frame of a bonus that is wagered, in E5 as plain numbers. */
export type Frame = {
  target: number
  /** The guard: a higher stake is not taken from the bonus. */
  guard: number
  /** The most that becomes the player’s own. */
  maxWin: number
  /** Whether the bonus pays stakes; one that is wagered by bets pays for no game. */
  paysStakes: boolean
}

/** How the real play left the counterfactual bonus. */
export type Standing = {
  state: 'released' | 'lost' | 'open'
  balance: number
  wagered: number
  cost: number
}

type Wagered = Exclude<OfferTerms, { kind: 'free_bet' } | { kind: 'free_rounds' }>

export const frameOf = (terms: Wagered, granted: number): Frame => ({
  target: granted * terms.wagering,
  guard: Number(e5Of(terms.maxStakeKurus)),
  maxWin:
    terms.maxWinKurus === undefined ? Number.POSITIVE_INFINITY : Number(e5Of(terms.maxWinKurus)),
  paysStakes: terms.bets === undefined,
})

const released = (frame: Frame, balance: number): number => Math.min(balance, frame.maxWin)

/**
 * The taker’s real stakes in order, with the bonus beside them. What the cash really paid only counts; what a bonus
 * really paid, this one pays here, where the guard lets it and it holds so much, and its wins come back to it.
 */
export function replay(frame: Frame, granted: number, moves: readonly Move[]): Standing {
  const kept: Kept = { balance: granted, wagered: 0, own: new Set() }
  const end = (state: Standing['state']): Standing => ({
    state,
    balance: kept.balance,
    wagered: kept.wagered,
    cost: state === 'released' ? released(frame, kept.balance) : 0,
  })
  if (frame.target === 0) return end('released')
  for (const move of moves) {
    if (move.kind === 'win') {
      win(kept, move)
      continue
    }
    // Nothing is left and no round of its own brought anything: the bonus is over.
    if (kept.balance <= 0) return end('lost')
    stake(frame, kept, move)
    if (kept.wagered >= frame.target) return end('released')
  }
  return end(kept.balance > 0 ? 'open' : 'lost')
}

/** A bonus as the real play goes on; `own`: the rounds that it paid. */
type Kept = { balance: number; wagered: number; own: Set<string> }

function win(kept: Kept, { amount, round, isFromBonus }: Move): void {
  if (isFromBonus && kept.own.has(round)) kept.balance += amount
}

function stake(frame: Frame, kept: Kept, { amount, percent, round, isFromBonus }: Move): void {
  if (isFromBonus) {
    if (!frame.paysStakes || amount > frame.guard || amount > kept.balance) return
    kept.balance -= amount
    kept.own.add(round)
  }
  kept.wagered += Math.floor((amount * percent) / 100)
}

/** One stake as a taker plays on. */
export type Pattern = { stake: number; percent: number; law: Law }

/**
 * Plays on at the same stakes and games, drawn by each game’s law, until the bonus is released, lost or has run out.
 * A stake above the guard is lowered to it, and the last one to what is left. Answers what it costs the house.
 */
export function playOn(
  frame: Frame,
  from: Pick<Standing, 'balance' | 'wagered'>,
  { patterns, stakes, draw }: { patterns: readonly Pattern[]; stakes: number; draw: () => number },
): { isFinished: boolean; cost: number } {
  let { balance, wagered } = from
  for (let at = 0; at < stakes; at += 1) {
    const { stake, percent, law } = patterns[at % patterns.length] as Pattern
    const paid = frame.paysStakes ? Math.min(stake, frame.guard, balance) : stake
    wagered += Math.floor((paid * percent) / 100)
    if (frame.paysStakes) {
      balance -= paid
      if (draw() < law.p) balance += Math.floor(paid * law.times)
    }
    if (wagered >= frame.target) return { isFinished: true, cost: released(frame, balance) }
    if (balance <= 0) return { isFinished: false, cost: 0 }
  }
  return { isFinished: false, cost: 0 }
}
