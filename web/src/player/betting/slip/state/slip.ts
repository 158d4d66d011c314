import { useSyncExternalStore } from 'react'
import { isRecord, readStored, writeStored } from '../../../../lib/storage/stored.ts'
import { markChosen } from '../../odds/cells.ts'
import { isPick, type Pick } from './pick.ts'

const KEY = 'betting.slip'
/** The greatest number of selections. */
export const PICKS_MAX = 20

export const MODES = ['single', 'combo', 'system'] as const
export type Mode = (typeof MODES)[number]

/** What the player has put together, kept in this browser across visits and log-ins. */
export type Slip = {
  picks: readonly Pick[]
  mode: Mode
  /** Events whose selections are one leg: bet builders. */
  builders: readonly string[]
  /** Selections whose leg is a banker. */
  bankers: readonly number[]
  /** How many free legs a column of the system has. */
  sizes: readonly number[]
  /** The stake of a combo or of each column, as it was typed. */
  stake: string
  /** The stakes of several singles, by the first selection of their leg. */
  own: Readonly<Record<number, string>>
  /** The joint odds of bet builders that the player has agreed to, by their selections. Thousandths. */
  joint: Readonly<Record<string, number>>
  /** The code that it was loaded by. */
  code: string | null
  /** The player’s free bet is to pay, in place of the stake. */
  isFree: boolean
}

/** One line of the slip: a selection, or the selections of a bet builder. */
export type Leg = { picks: readonly [Pick, ...Pick[]]; isBuilder: boolean; isBanker: boolean }

/** What names a leg: its selections. */
export const keyOf = ({ picks }: { picks: readonly Pick[] }): string =>
  picks.map(({ id }) => id).join('+')

/** The odds that the player has agreed to; of a bet builder null until its joint price was told. */
export function agreedOdds(leg: Leg, { joint }: globalThis.Pick<Slip, 'joint'>): number | null {
  return leg.picks.length > 1 ? (joint[keyOf(leg)] ?? null) : leg.picks[0].odds
}

const EMPTY: Slip = {
  picks: [],
  mode: 'single',
  builders: [],
  bankers: [],
  sizes: [],
  stake: '',
  own: {},
  joint: {},
  code: null,
  isFree: false,
}

function stored(key: string): Slip {
  const found = readStored(key, isRecord)
  if (!found) return EMPTY
  const picks = Array.isArray(found.picks) ? found.picks.filter(isPick).slice(0, PICKS_MAX) : []
  const mode = MODES.find((one) => one === found.mode) ?? 'single'
  return {
    picks,
    mode,
    builders: texts(found.builders),
    bankers: numbers(found.bankers),
    sizes: numbers(found.sizes),
    stake: typeof found.stake === 'string' ? found.stake : '',
    own: isRecord(found.own) ? (found.own as Record<number, string>) : {},
    joint: isRecord(found.joint) ? (found.joint as Record<string, number>) : {},
    code: typeof found.code === 'string' ? found.code : null,
    isFree: found.isFree === true,
  }
}
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one) => Number.isSafeInteger(one)) : []

const listeners = new Set<() => void>()
const kept = { now: stored(KEY) }
markChosen(kept.now.picks.map(({ id }) => id))

export const slip = (): Slip => kept.now

function tell(next: Slip): void {
  kept.now = next
  markChosen(next.picks.map(({ id }) => id))
  for (const listener of listeners) listener()
}

export function changeSlip(change: Partial<Slip>): void {
  const next = { ...kept.now, ...change }
  tell(next)
  writeStored(KEY, next)
}

// What one tab puts into the slip is in it in the others.
addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) tell(stored(KEY))
})

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useSlip = (): Slip => useSyncExternalStore(subscribe, slip)

/** Puts a selection in, or takes it out. Answers what happened. */
export function togglePick(pick: Pick): 'added' | 'removed' | 'full' {
  const { picks } = kept.now
  if (picks.some(({ id }) => id === pick.id)) {
    removePicks([pick.id])
    return 'removed'
  }
  if (picks.length >= PICKS_MAX) return 'full'
  changePicks([...picks, pick])
  return 'added'
}

/** Takes selections out. */
export function removePicks(ids: readonly number[]): void {
  changePicks(kept.now.picks.filter(({ id }) => !ids.includes(id)))
}

/** A second selection makes a combo of a single, and the last one a single of a combo. */
function changePicks(picks: readonly Pick[]): void {
  const legs = legsOf({ ...kept.now, picks }).length
  const before = legsOf(kept.now).length
  const mode = legs <= 1 ? 'single' : before <= 1 ? 'combo' : kept.now.mode
  changeSlip({
    picks,
    mode,
    bankers: kept.now.bankers.filter((id) => picks.some((pick) => pick.id === id)),
    code: picks.length === 0 ? null : kept.now.code,
  })
}

/** Makes one leg of an event’s selections, or a leg of each again. */
export function setBuilder(event: string, isBuilder: boolean): void {
  const others = kept.now.builders.filter((one) => one !== event)
  changeSlip({ builders: isBuilder ? [...others, event] : others })
  changePicks(kept.now.picks)
}

/** Takes the slip of a code, or one that was played, without a stake. */
export function loadSlip(
  picks: readonly Pick[],
  { builders = [], code = null }: { builders?: readonly string[]; code?: string | null } = {},
): void {
  const legs = legsOf({ picks, builders, bankers: [] }).length
  changeSlip({
    ...EMPTY,
    picks: picks.slice(0, PICKS_MAX),
    builders,
    code,
    mode: legs > 1 ? 'combo' : 'single',
  })
}

export const emptySlip = (): void => changeSlip({ ...EMPTY, stake: kept.now.stake })

/** The lines of a slip, in the order in which they were put in. */
export function legsOf({
  picks,
  builders,
  bankers,
}: globalThis.Pick<Slip, 'picks' | 'builders' | 'bankers'>): Leg[] {
  const legs: Leg[] = []
  for (const pick of picks) {
    const isBuilder = builders.includes(pick.event)
    const at = isBuilder ? legs.findIndex((leg) => leg.picks[0].event === pick.event) : -1
    const joined = legs[at]
    if (joined) legs[at] = { ...joined, picks: [...joined.picks, pick] }
    else legs.push({ picks: [pick], isBuilder, isBanker: bankers.includes(pick.id) })
  }
  return legs
}
