import { ofOutcomes } from '../expected.ts'
import type { Settled } from '../game.ts'
import { declaredOf, type Modes } from '../modes.ts'
import { modes } from './mathematics.ts'
import { type Bet, PAYS, type Result, returnAt, sicBo, THROWS } from './rules.ts'

/** Every face pays alike, so that a kind of bet is one mode; each total is one of its own. */
const modeOf = (place: string): string => {
  const [kind = place, value] = place.split(':')
  if (kind === 'total') return `total-${value}`
  return kind === 'anyTriple' ? 'triple-any' : kind
}

export const sicBoModes: Modes<Bet, never, Settled<Bet, Result>> = {
  name: 'sicbo',
  game: sicBo,
  expectedOf: ({ bets }) => ({
    mode: 'any',
    ...ofOutcomes(THROWS.map((dice) => returnAt(bets, dice))),
  }),
  declared() {
    const byMode = new Map(modes().map((figures) => [modeOf(figures.mode), figures]))
    return [...byMode].map(([mode, figures]) => declaredOf({ ...figures, mode }))
  },
  betOf(mode) {
    const place = [...PAYS.keys()].find((one) => modeOf(one) === mode)
    return place === undefined ? undefined : { bets: [{ place, stakeKurus: 100 }] }
  },
}
