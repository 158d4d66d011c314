import type { Language, Round } from '../../../protocol.ts'
import { money } from '../../../screens/figures.ts'
import type { Message } from '../../../screens/game/game-screen.ts'
import { cardInText } from '../../../screens/kit/card-words.ts'
import { refusalText, roundOnTable } from '../../../screens/kit/chips/table-play.ts'
import { handText } from '../../../screens/kit/hand-text.ts'
import { rankBest } from '../../poker.ts'
import { laidIn } from './desk.tsx'
import { endOf, isAaPaid } from './ending.ts'
import { needOf } from './limits.ts'
import { callPrice, isInRound, outcomeOf, type Some, stateIn } from './shown.ts'
import { HOLDEM_WORDS } from './words.ts'

export function messageOf(asked: Some): Message {
  const { play, options } = asked
  const { round, language } = play
  const words = HOLDEM_WORDS[language]
  if (round && isInRound(play)) return { text: inRound(asked, round) }
  const refusal = refusalText(asked)
  if (refusal) return { text: refusal }
  const onTable = roundOnTable(round, options)
  if (onTable) return endingOf(onTable, language)
  const bets = laidIn(options)
  if (needOf(bets) > play.balanceKurus)
    return { text: words.needMore(money(2 * bets.anteKurus), money(play.balanceKurus)) }
  if (bets.anteKurus > 0) return { text: words.ready(money(2 * bets.anteKurus)) }
  return { text: bets.aaKurus > 0 ? words.anteToo : words.choose }
}

function inRound({ play: { phase, language } }: Some, round: Round): string {
  const words = HOLDEM_WORDS[language]
  const state = stateIn(round)
  if (phase === 'telling') return state.end === null ? words.dealing : words.opening
  const [first = 0, second = 0] = state.player
  return words.decide(
    cardInText(first, language),
    cardInText(second, language),
    money(callPrice(state)),
  )
}

function endingOf(round: Round, language: Language): Message {
  const words = HOLDEM_WORDS[language]
  if (round.state === 'voided') return { text: words.stakeBack }
  const { winKurus, stakedKurus } = round
  const what = endOf(stateIn(round), language)
  if (winKurus === 0) return { text: words.nothing(what) }
  if (winKurus <= stakedKurus) return { text: words.returned(what, money(winKurus)) }
  return { text: words.won(what, money(winKurus)), isWin: true }
}

export function summaryOf(round: Round, language: Language): string {
  const words = HOLDEM_WORDS[language]
  const state = stateIn(round)
  if (round.state === 'voided' || !state.end) return words.stakeBack
  if (state.end === 'folded') return words.summaryFolded(isAaPaid(state))
  const mine = handText(rankBest([...state.player, ...state.board]), language)
  return words.summary[outcomeOf(state)](mine)
}
