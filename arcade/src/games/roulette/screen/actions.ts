import type { Asked } from '../../../screens/game/game-screen.ts'
import { type Placed, sumOf } from '../../bets.ts'
import { doubled, type Limit, lay, take, withinLimits } from './bets.ts'
import { lastBets, type Options, type Press, type Said, standing } from './shown.ts'

type At = Asked<Options>
const LIRA_KURUS = 100
const KEPT = 100

const mayChange = ({ play }: At) => play.phase === 'ready'

function change(at: At, bets: Placed, said: Said): void {
  const before = [...at.options.before, standing(at.options, at.play)].slice(-KEPT)
  at.onOptions({ bets, before, sentAfter: undefined, said })
}

const limited = (limit: Limit): Partial<Options> => ({ said: { did: 'limit', limit } })

/** A press on the felt or the racetrack: chips are laid, or taken where the player takes. */
export function press(at: At, what: Press): void {
  if (at.options.isTaking) takeAll(at, what)
  else layAll(at, what)
}

function layAll(at: At, { chips, name }: Press): void {
  if (!mayChange(at)) return
  const { options, play } = at
  const kurus = options.chip * LIRA_KURUS
  const laid = lay(standing(options, play), chips, kurus, play.balanceKurus)
  if ('limit' in laid) at.onOptions(limited(laid.limit))
  else {
    play.sound('chip')
    const count = chips.reduce((sum, one) => sum + one.count, 0)
    change(at, laid.bets, { did: 'laid', name, kurus: kurus * count })
  }
}

/** A chip off each place of the press. */
export function takeAll(at: At, { chips, name }: Press): void {
  if (!mayChange(at)) return
  const { options, play } = at
  const bets = standing(options, play)
  const left = chips.reduce(
    (some, { place, count }) => take(some, place, count * options.chip * LIRA_KURUS),
    bets,
  )
  const kurus = sumOf(bets) - sumOf(left)
  if (kurus === 0) at.onOptions({ said: { did: 'nothing' } })
  else {
    play.sound('tap')
    change(at, left, { did: 'took', name, kurus })
  }
}

export function undo(at: At): void {
  const { before } = at.options
  const bets = before.at(-1)
  if (!mayChange(at) || !bets) return
  at.play.sound('tap')
  at.onOptions({
    bets,
    before: before.slice(0, -1),
    sentAfter: undefined,
    said: { did: 'undone' },
  })
}

function putAll(at: At, bets: Placed, said: Said): void {
  if (!mayChange(at) || bets.length === 0) return
  const laid = withinLimits(bets, at.play.balanceKurus)
  if ('limit' in laid) at.onOptions(limited(laid.limit))
  else {
    at.play.sound('chip')
    change(at, laid.bets, said)
  }
}

export const repeat = (at: At): void => putAll(at, lastBets(at.play), { did: 'repeated' })
export const double = (at: At): void =>
  putAll(at, doubled(standing(at.options, at.play)), { did: 'doubled' })

export function clear(at: At): void {
  if (!mayChange(at) || standing(at.options, at.play).length === 0) return
  at.play.sound('tap')
  change(at, [], { did: 'cleared' })
}

export function spin(at: At): void {
  const { play, options, onOptions } = at
  const bets = standing(options, play)
  if (play.phase !== 'ready' || play.isOffline || bets.length === 0) return
  onOptions({ bets, before: [], sentAfter: play.round?.id ?? null, said: null, isTaking: false })
  play.begin({ bets })
}

export const canUndo = ({ options, play }: At): boolean =>
  options.before.length > 0 && play.phase === 'ready'
