import { money, signedMoney } from '../../../screens/figures.ts'
import type { MainAction, ScreenProps, SecondaryAction } from '../../../screens/game/game-screen.ts'
import { Main } from '../../../screens/kit/actions.tsx'
import { stakeOn } from '../../../screens/kit/chips/placing.ts'
import { TableDesk } from '../../../screens/kit/chips/table-desk.tsx'
import { canLay, chipActions, chooseChipBy } from '../../../screens/kit/chips/table-play.ts'
import { CHIP_WORDS } from '../../../screens/kit/chips/words.ts'
import { Meter } from '../../../screens/kit/meter.tsx'
import type { Bet } from '../rules.ts'
import { CHIPS, needOf } from './limits.ts'
import {
  betsOf,
  callPrice,
  type Frame,
  isInRound,
  type Options,
  type Some,
  stateIn,
} from './shown.ts'
import { HOLDEM_WORDS } from './words.ts'

export const laidIn = ({ placing }: Options): Bet => ({
  anteKurus: stakeOn(placing.laid, 'ante'),
  aaKurus: stakeOn(placing.laid, 'aa'),
})

const canMove = ({ phase, isOffline }: Some['play']) => phase === 'choosing' && !isOffline
const canCall = (play: Some['play']) =>
  canMove(play) && play.round !== null && callPrice(stateIn(play.round)) <= play.balanceKurus

export function Choices(props: ScreenProps<Options, Frame>) {
  const { play, frame } = props
  const words = HOLDEM_WORDS[play.language]
  const { round } = play
  if (!round || !isInRound(play)) return <TableDesk {...props} values={CHIPS} />
  const { anteKurus } = frame.state ?? stateIn(round)
  const fold: MainAction = {
    kind: 'quiet',
    word: words.fold,
    note: signedMoney(-anteKurus),
    isOff: !canMove(play),
    press: () => play.move({ fold: true }),
  }
  return (
    <>
      <Meter label={CHIP_WORDS[play.language].onTable} value={money(round.stakedKurus)} />
      <Main action={fold} isBusy={false} />
    </>
  )
}

export function mainOf(asked: Some): MainAction {
  const { play } = asked
  const words = HOLDEM_WORDS[play.language]
  const { round } = play
  if (!round || !isInRound(play)) return dealAction(asked)
  const priceKurus = callPrice(stateIn(round))
  const isShort = play.phase === 'choosing' && priceKurus > play.balanceKurus
  return {
    kind: 'in',
    word: words.call,
    ...(isShort ? { note: words.short } : { sumKurus: priceKurus }),
    isOff: !canCall(play),
    press: () => play.move({ call: true }),
  }
}

function dealAction({ play, options, onOptions }: Some): MainAction {
  const bets = laidIn(options)
  const { anteKurus, aaKurus } = bets
  return {
    kind: 'in',
    word: HOLDEM_WORDS[play.language].deal,
    sumKurus: anteKurus + aaKurus,
    isOff: !canLay(play) || play.isOffline || anteKurus === 0 || needOf(bets) > play.balanceKurus,
    press: () => {
      onOptions({ refusal: null, putAway: play.round?.id ?? null })
      play.begin(bets)
    },
  }
}

export const secondaryOf = (asked: Some): SecondaryAction[] =>
  isInRound(asked.play) ? [] : chipActions(asked, betsOf)

/** In a hand 1 calls and 2 folds; before it the number keys choose a chip. Escape closes the pay tables. */
export function onKey(key: string, asked: Some): boolean {
  const { play, options, onOptions } = asked
  if (key === 'Escape' && options.arePaysOpen) {
    onOptions({ arePaysOpen: false })
    return true
  }
  if (!isInRound(play)) return chooseChipBy(key, asked, CHIPS)
  if (key === '1' && canCall(play)) play.move({ call: true })
  if (key === '2' && canMove(play)) play.move({ fold: true })
  return key === '1' || key === '2'
}
