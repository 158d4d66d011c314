import type { Sport } from '@zar/contract/betting/sport'
import { type Settle, sameInAll } from '../decided.ts'
import { allAre } from '../results.ts'
import { type FactsOf, findRule } from '../settle.ts'
import { esportsEnds, type StoppedEsports } from './esports-ends.ts'
import { footballEnds, type StoppedFootball } from './football-ends.ts'
import { tennisEnds, volleyballEnds } from './rally-ends.ts'
import { hockeyEnds, quarterEnds, type StoppedHockey, type StoppedQuarters } from './timed-ends.ts'

/** What was known of a match as it was stopped, by sport. */
export type StoppedOf = {
  football: StoppedFootball
  basketball: StoppedQuarters
  tennis: FactsOf['tennis']
  volleyball: FactsOf['volleyball']
  'ice-hockey': StoppedHockey
  'american-football': StoppedQuarters
  cs2: StoppedEsports
  valorant: StoppedEsports
  lol: StoppedEsports
  dota2: StoppedEsports
}

const QUARTER_MIN = 15
const FULL_MIN = 60

/** Every two ways that a market of the catalogue tells apart have a pair among these. */
const ENDS: { [S in Sport]: (stopped: StoppedOf[S]) => FactsOf[S][] } = {
  football: footballEnds,
  basketball: (stopped) => quarterEnds(stopped, false),
  tennis: tennisEnds,
  volleyball: volleyballEnds,
  'ice-hockey': hockeyEnds,
  'american-football': (stopped) => quarterEnds({ ...stopped, minutesPlayed: FULL_MIN }, true),
  cs2: (stopped) => esportsEnds(stopped, 'cs2'),
  valorant: (stopped) => esportsEnds(stopped, 'valorant'),
  lol: (stopped) => esportsEnds(stopped, null),
  dota2: (stopped) => esportsEnds(stopped, null),
}

/**
 * Settles the markets of a stopped match that no further play can change. Undefined for one in which any
 * selection is open, and where a fact is missing.
 */
export function decidedIn<S extends Sport>(sport: S, stopped: StoppedOf[S]): Settle {
  const ends = ENDS[sport](stopped)
  return (market, named = []) => {
    const found = findRule(sport, market)
    if (!found) return undefined
    const { rule, line } = found
    const selections = rule.selections.length > 0 ? rule.selections : named
    const settled = sameInAll(ends, (end) => rule.settle(end, line, selections))
    return settled === 'void' ? allAre(selections, 'void') : settled
  }
}

/**
 * Settles a match that was stopped for good: decided markets stand, all others are void as a whole.
 * Undefined for a market that is unknown.
 */
export function abandonedIn<S extends Sport>(sport: S, stopped: StoppedOf[S]): Settle {
  const decided = decidedIn(sport, stopped)
  return (market, named = []) => {
    const found = findRule(sport, market)
    if (!found) return undefined
    const { selections } = found.rule
    const stands = isVoidAsWhole(sport, stopped, market.key) ? undefined : decided(market, named)
    return stands ?? allAre(selections.length > 0 ? selections : named, 'void')
  }
}

/** Of American football nothing but quarters and halves stands before its 55th minute; of tennis no winner. */
function isVoidAsWhole<S extends Sport>(sport: S, stopped: StoppedOf[S], key: string): boolean {
  if (sport === 'tennis') return key === 'match.winner'
  if (sport !== 'american-football' || !key.startsWith('match.')) return false
  const { minutesPlayed, over } = stopped as StoppedQuarters
  return (minutesPlayed ?? over * QUARTER_MIN) < MINUTES_LEAST
}
const MINUTES_LEAST = 55
