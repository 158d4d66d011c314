import type { Asked } from '../../../screens/game/game-screen.ts'
import { minus, plus, stakeOn } from '../../../screens/kit/chips/placing.ts'
import { canLay, chosenOn, putChips, swept } from '../../../screens/kit/chips/table-play.ts'
import { type Placed, sumOf } from '../../bets.ts'
import type { Kurus } from '../../game.ts'
import { LIMITS } from '../rules.ts'
import type { FeltTable } from './felt/felt-table.ts'
import type { Options, Press, Said } from './shown.ts'

export type At = Asked<Options>

/** The table before the next spin: a result takes its chips. Every change says what it was. */
export const tableOf = (asked: At, said: Said | null = null): At => ({
  ...swept(asked),
  onOptions: (change) => asked.onOptions({ ...change, said: change.refusal ? null : said }),
})

const chipsOf = ({ options }: At, { chips }: Press): Placed =>
  chips.map(({ place, count }) => chosenOn(options, place, count))

/** A press on the felt or the racetrack: chips are laid, or taken where the player takes. */
export function press(at: At, what: Press): void {
  if (at.options.isTaking) takeAll(at, what)
  else layAll(at, what)
}

function layAll(at: At, what: Press): void {
  const chips = chipsOf(at, what)
  const table = tableOf(at, { did: 'laid', name: what.name, kurus: sumOf(chips) })
  putChips(table, plus(table.options.placing.laid, chips), LIMITS)
}

/** A chip off each place of the press. */
export function takeAll(at: At, what: Press): void {
  if (!canLay(at.play)) return
  const { laid } = tableOf(at).options.placing
  const left = minus(laid, chipsOf(at, what))
  const kurus = sumOf(laid) - sumOf(left)
  if (kurus === 0) at.onOptions({ said: { did: 'nothing' } })
  else putChips(tableOf(at, { did: 'took', name: what.name, kurus }), left, LIMITS)
}

/** So much on a place, whatever lay there. */
export function setStake(at: At, place: string, stakeKurus: Kurus): void {
  const { laid } = tableOf(at).options.placing
  const hadKurus = stakeOn(laid, place)
  const others = minus(laid, [{ place, stakeKurus: hadKurus }])
  const did = stakeKurus > hadKurus ? 'laid' : 'took'
  const said: Said = { did, name: { place }, kurus: Math.abs(stakeKurus - hadKurus) }
  putChips(tableOf(at, said), plus(others, [{ place, stakeKurus }]), LIMITS)
}

/** Every bet that lies once more. */
export function double(at: At): void {
  const table = tableOf(at)
  const { laid } = table.options.placing
  putChips(table, plus(laid, laid), LIMITS)
}

/** Presses take chips from now on, or lay them again. */
export function turnTaking({ play, options, onOptions }: At): void {
  if (canLay(play)) onOptions({ isTaking: !options.isTaking, said: null, refusal: null })
}

/** The boards of the table, for its player alone. */
export const feltTableOf = (at: At): FeltTable => ({
  language: at.play.language,
  isOpen: at.play.phase === 'ready',
  isTaking: at.options.isTaking,
  neighbours: at.options.neighbours,
  press: (what) => press(at, what),
  take: (what) => takeAll(at, what),
  asked: at.options.asked,
  onFocused: () => at.onOptions({ asked: null }),
})
