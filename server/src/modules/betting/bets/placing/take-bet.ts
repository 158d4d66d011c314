import type { CheckedBet } from '@zar/contract/betting/sums/bet'
import { checkBet } from '@zar/contract/betting/sums/check-bet'
import { columnsOf } from '@zar/contract/betting/sums/columns'
import { costOf, greatestPayoutOf } from '@zar/contract/betting/sums/payout'
import type { Tx } from '../../../../db/db.ts'
import type { PlayerClass } from '../../../../db/tables/betting.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { type FreeBet, findFreeBet, spendFreeBet } from '../../../bonuses/index.ts'
import { balanceE5, lockCashAndBumpVersion } from '../../../ledger/index.ts'
import { lockStanding, readPlayLimits, whyRefuseStake } from '../../../protection/index.ts'
import type { BetDeps } from '../deps.ts'
import { lossOf, moveLiability, type Part, partsOf, ROOM_MIN_KURUS } from '../money/liability.ts'
import { e5Of, kurusOf, post } from '../money/post.ts'
import { askTrader, hasReview } from '../review/ask-trader.ts'
import { REVIEW_MS, REVIEW_TIMES } from '../review/review.ts'
import type { Offer } from '../slip/offer.ts'
import { BetRefused } from './bet-refused.ts'
import {
  type Limits,
  readLimits,
  UNIT_MIN_KURUS,
  unitOfGain,
  unitOfPayout,
  unitOfStake,
} from './limits.ts'
import { winRoomKurus } from './player-class.ts'
import type { BetRequest } from './request.ts'
import { type TakenLeg, writeBet } from './write-bet.ts'

export type Taking = {
  asked: BetRequest
  legs: readonly TakenLeg[]
  playerClass: PlayerClass
  delayMs: number
  nowMs: number
}

/** The bet, and its selections that lose nearly as much as they may with it. */
export type Taken = { betId: bigint; full: Offer[]; isReview: boolean }

/** Charges and writes a bet whose legs are taken. Throws `BetRefused` where a limit or the cash forbids it. */
export async function takeBet(deps: BetDeps, tx: Tx, taking: Taking): Promise<Taken> {
  const { asked, legs, playerClass } = taking
  const bet = soundBet(asked, legs)
  const offers = legs.flatMap((leg) => leg.offers)
  const limits = await readLimits(tx, offers, playerClass)
  const isReview = isAboveLimits(bet, limits, asked)
  const costKurus = BigInt(costOf(bet))
  const isFree = asked.isFree === true
  const currency = await passGate(deps, tx, { playerId: asked.playerId, bet, costKurus, isFree })
  if (isReview && (await hasReview(tx, asked.playerId))) refuseByStake(bet, limits)
  const freeBet = isFree ? await takeFreeBet(tx, deps, { asked, costKurus }) : undefined
  const possibleKurus = greatestPayoutOf(bet) - (freeBet ? costKurus : 0n)
  const roomKurus = await winRoomKurus(tx, { playerId: asked.playerId, playerClass })
  if (greatestPayoutOf(bet) - costKurus > roomKurus) {
    throw new BetRefused('L-211', unitOfGain(bet, roomKurus))
  }
  const columns = columnsOf(bet)
  const bonusAccountId = freeBet?.account_id ?? null
  const { delayMs } = taking
  const writing = isReview ? { ...taking, delayMs: REVIEW_MS } : taking
  const written = { taking: writing, currency, columns, costKurus, possibleKurus, bonusAccountId }
  const betId = await writeBet(tx, written)
  const limitKurus = limits.stakeMaxKurus
  if (isReview) await askTrader(tx, { betId, costKurus, limitKurus, delayMs })
  const at = new Date(taking.nowMs)
  const { playerId } = asked
  const stake = { bet: { id: betId, playerId, currency }, kind: 'stake' as const, version: 0, at }
  const account = freeBet && { ownerId: freeBet.id, kind: 'player_bonus' as const }
  await post(tx, { ...stake, amountKurus: -costKurus, ...(account ? { account } : {}) })
  const staked = freeBet ? 0n : costKurus
  const exposed = {
    costKurus: staked,
    possibleKurus,
    sizes: asked.sizes,
    legs: legs.map(exposedLeg),
  }
  const books = await moveLiability(tx, exposed, 1n)
  refuseByBooks(books, partsOf(exposed), { unitKurus: asked.unitKurus, limits })
  const full = books.filter((book) => limits.liabilityMaxKurus - lossOf(book) < ROOM_MIN_KURUS)
  const fullIds = new Set(full.map(({ selectionId }) => selectionId))
  return { betId, isReview, full: offers.filter(({ selectionId }) => fullIds.has(selectionId)) }
}

/** The books hold this bet already: those that lose too much with it say how much of it they could bear. */
function refuseByBooks(
  books: readonly Part[],
  own: readonly Part[],
  { unitKurus, limits }: { unitKurus: number; limits: Limits },
): void {
  const ofBet = new Map(own.map((part) => [part.selectionId, lossOf(part)]))
  const units = books.flatMap((book) => {
    const ownKurus = ofBet.get(book.selectionId) ?? 0n
    const roomKurus = limits.liabilityMaxKurus - (lossOf(book) - ownKurus)
    if (ownKurus <= roomKurus || ownKurus <= 0n) return []
    return [roomKurus > 0n ? Number((BigInt(unitKurus) * roomKurus) / ownKurus) : 0]
  })
  if (units.length > 0) throw new BetRefused('L-204', Math.min(...units))
}

const exposedLeg = ({ oddsMilli, isBanker, offers }: TakenLeg) => ({
  oddsMilli,
  isBanker,
  selections: offers,
})

function soundBet({ sizes, unitKurus }: BetRequest, legs: readonly TakenLeg[]): CheckedBet<null> {
  const check = checkBet({
    unitKurus,
    sizes,
    legs: legs.map(({ oddsMilli, isBanker }) => ({ oddsMilli, isBanker, state: null })),
  })
  if (!check.isSound) throw new Refusal('invalid_input')
  return check.bet
}

/** Whether a trader is to look at it. Throws `BetRefused` where it is above a limit and none is asked or could take it. */
function isAboveLimits(bet: CheckedBet<null>, limits: Limits, asked: BetRequest): boolean {
  const { stakeMaxKurus, payoutMaxKurus } = limits
  if (bet.unitKurus < UNIT_MIN_KURUS) throw new BetRefused('L-201', UNIT_MIN_KURUS)
  const byStake = unitOfStake(bet, stakeMaxKurus)
  const byPayout = unitOfPayout(bet, payoutMaxKurus)
  const isAbove = bet.unitKurus > byStake
  const canAsk =
    asked.asksTrader === true &&
    asked.isFree !== true &&
    stakeMaxKurus > 0n &&
    bet.unitKurus <= unitOfStake(bet, REVIEW_TIMES * stakeMaxKurus)
  if (isAbove && !canAsk && byStake <= byPayout) refuseByStake(bet, limits)
  if (bet.unitKurus > byPayout) throw new BetRefused('L-210', byPayout)
  return isAbove
}

function refuseByStake(bet: CheckedBet<null>, { stakeMaxKurus, stakeCode }: Limits): never {
  throw new BetRefused(stakeCode, unitOfStake(bet, stakeMaxKurus))
}

/** The free bet that is worth exactly the cost, used up by it. Throws `BetRefused` where there is none. */
async function takeFreeBet(
  tx: Tx,
  deps: BetDeps,
  { asked, costKurus }: { asked: BetRequest; costKurus: bigint },
): Promise<FreeBet> {
  const { playerId } = asked
  const now = deps.clock.now()
  const freeBet = await findFreeBet(tx, { playerId, stakeE5: e5Of(costKurus), now })
  if (!freeBet) throw new BetRefused('L-240')
  await spendFreeBet(tx, deps, freeBet)
  return freeBet
}

type Gate = { playerId: string; bet: CheckedBet<null>; costKurus: bigint; isFree: boolean }

/** The gate of every stake, in the transaction that takes it, and the player’s cash. Answers the currency. */
async function passGate(
  { clock, house }: BetDeps,
  tx: Tx,
  { playerId, bet, costKurus, isFree }: Gate,
) {
  const standing = await lockStanding(tx, playerId)
  await lockCashAndBumpVersion(tx, playerId)
  const now = clock.now()
  const limits = await readPlayLimits(tx, playerId, now)
  // A free bet takes no room of a money limit: nothing of it is the player’s.
  const amountE5 = isFree ? 0n : e5Of(costKurus)
  const stake = { amountE5, ownE5: amountE5, nowMs: now.getTime() }
  const question = { countryId: standing.countryId, games: 'sports' } as const
  const uncovered = house.whyClosed(question, stake.nowMs)
  const refusal = whyRefuseStake({ ...standing, limits }, uncovered, stake)
  if (refusal?.endsWith('_limit_reached')) throw new BetRefused('L-220')
  if (refusal) throw new Refusal(refusal)
  const cashE5 = await balanceE5(tx, playerId)
  if (cashE5 < amountE5) throw new BetRefused('L-230', unitOfStake(bet, kurusOf(cashE5)))
  return standing.currency
}
