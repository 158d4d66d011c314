import type { Language, Round } from '../../../protocol.ts'
import { money } from '../../../screens/figures.ts'
import type { Message } from '../../../screens/game/game-screen.ts'
import { SHELL_WORDS } from '../../../screens/game/words.ts'
import { refusalText } from '../../../screens/kit/chips/table-play.ts'
import { sumOf } from '../../bets.ts'
import { isBust, isTwoCard21, pointsOfHand } from '../hand.ts'
import { actingOf, isBlackjack } from '../play.ts'
import type { Move } from '../rules.ts'
import {
  DEALER,
  type Frame,
  frameOf,
  handKey,
  insuranceReturn,
  landedIn,
  outcomeOf,
  type Some,
  type Table,
  tableOf,
} from './shown.ts'
import { BLACKJACK_WORDS, type Counts } from './words.ts'

const TEXT = {
  bets,
  dealing: ({ play }: Some) => BLACKJACK_WORDS[play.language].dealing,
  peek: ({ play }: Some) => BLACKJACK_WORDS[play.language].peek,
  insurance: ({ play }: Some) => BLACKJACK_WORDS[play.language].offer,
  hands,
  dealer,
}

/** One sentence for the picture that the player sees. */
export function messageOf(asked: Some, seen?: Frame): Message {
  const { play, options } = asked
  const frame = seen ?? frameOf(play.round, options)
  const { table, step } = frame
  if (step === 'over' && table) return ending(table, play.language)
  if (step === 'over') return { text: '' }
  return { text: TEXT[step](asked, frame) }
}

function bets({ play, options }: Some): string {
  const words = BLACKJACK_WORDS[play.language]
  const { round, phase, language, balanceKurus } = play
  if (phase !== 'ready') return words.dealing
  const refused = refusalText({ play, options })
  if (refused) return refused
  const laidKurus = sumOf(options.placing.laid)
  if (laidKurus > balanceKurus) return SHELL_WORDS[language].shortOfMoney(money(balanceKurus))
  if (round?.state === 'voided' && round.id !== options.putAway) return words.stakeBack
  return laidKurus > 0 ? words.ready : words.bets
}

/** The hand in turn; while a card comes to it, its total alone. */
function hands({ play }: Some, frame: Frame): string {
  const { table } = frame
  const words = BLACKJACK_WORDS[play.language]
  if (!table) return words.bets
  const at = actingOf(table)
  const hand = table.hands[at]
  if (!hand) return words.dealing
  const name = words.hand(at, table.hands.length)
  const cards = landedIn(frame, handKey(table.hands, at), hand.cards)
  const { points } = pointsOfHand(cards)
  if (points > 21) return words.bustTotal(name, points)
  const total = words.total(name, spokenTotal(cards, play.language))
  if (play.phase === 'telling') return total
  return [peeked(play.round, table, play.language), total, words.ask].filter(Boolean).join(' ')
}

/** Right after the dealer has looked. */
function peeked(round: Round | null, table: Table, language: Language): string {
  const last = round?.moves.at(-1) as Move | undefined
  if (!last || !('insure' in last)) return ''
  const words = BLACKJACK_WORDS[language]
  return table.insuranceKurus ? words.insuranceLost : words.noBlackjack
}

/** `yumuşak 17`, or the points alone. */
export function spokenTotal(cards: readonly number[], language: Language): string {
  const { points, isSoft } = pointsOfHand(cards)
  return isSoft && points < 21 ? BLACKJACK_WORDS[language].soft(points) : String(points)
}

function dealer({ play }: Some, frame: Frame): string {
  const { table, hole } = frame
  const words = BLACKJACK_WORDS[play.language]
  if (!table || hole !== 'open') return words.turning
  if (isTwoCard21(table.dealer)) return words.dealerBlackjack
  const { points } = pointsOfHand(landedIn(frame, DEALER, table.dealer))
  if (points > 21) return words.dealerBust(points)
  const isAlive = table.hands.some((hand) => !isBust(hand.cards) && !isBlackjack(hand))
  return isAlive && points < 17 ? words.dealerDraws(points) : words.dealerStands(points)
}

function ending(table: Table, language: Language): Message {
  const words = BLACKJACK_WORDS[language]
  const insured = insuranceReturn(table)
  const returnKurus = returnOf(table)
  const stakedKurus = table.hands.reduce(
    (sum, hand) => sum + hand.stakeKurus,
    table.insuranceKurus ?? 0,
  )
  const isWin = returnKurus > stakedKurus
  const sum = money(returnKurus)
  const end = returnKurus === 0 ? words.noWin : isWin ? words.win(sum) : words.returned(sum)
  const parts = [how(table, language), insured ? words.insurancePaid(money(insured)) : '', end]
  return { text: parts.filter(Boolean).join(' '), ...(isWin && { isWin }) }
}

export const returnOf = (table: Table): number =>
  table.hands.reduce(
    (sum, hand) => sum + outcomeOf(hand, table.dealer).returnKurus,
    insuranceReturn(table) ?? 0,
  )

/** How these hands ended, against what. */
export function how(table: Pick<Table, 'hands' | 'dealer'>, language: Language): string {
  const words = BLACKJACK_WORDS[language]
  const [hand, ...others] = table.hands
  if (!hand || others.length > 0) return words.hands(countsOf(table))
  const [mine, theirs] = [hand.cards, table.dealer].map((cards) => pointsOfHand(cards).points)
  const { ending } = outcomeOf(hand, table.dealer)
  if (mine === undefined || theirs === undefined) return ''
  if (ending === 'blackjack') return words.blackjack
  if (ending === 'bust') return words.bust(mine)
  if (isTwoCard21(table.dealer))
    return ending === 'push' ? words.bothBlackjack : words.dealerBlackjack
  if (theirs > 21) return words.dealerBust(theirs)
  return ending === 'push' ? words.push(mine) : words.against(mine, theirs)
}

function countsOf({ hands, dealer }: Pick<Table, 'hands' | 'dealer'>): Counts {
  const counts: Counts = { won: 0, push: 0, lost: 0 }
  for (const hand of hands) {
    const { ending } = outcomeOf(hand, dealer)
    if (ending === 'blackjack') counts.won += 1
    else if (ending === 'bust') counts.lost += 1
    else counts[ending] += 1
  }
  return counts
}

/** For the history: how the hands ended, and against what. */
export function summaryOf(round: Round, language: Language): string {
  const words = BLACKJACK_WORDS[language]
  if (round.state === 'voided') return words.stakeBack
  const table = tableOf(round)
  if (table.hands.length === 1) return how(table, language)
  const { points } = pointsOfHand(table.dealer)
  return `${words.hands(countsOf(table))} ${words.dealerHad(String(points))}`
}
