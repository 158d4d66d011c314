import type { Round } from '../../../../protocol.ts'
import { FIRST_WIN_MS } from '../../../../screens/slot/times.ts'
import { SIDE } from '../clusters.ts'
import type { ClusterSheet, ClusterStep, Event } from '../rules.ts'
import { coinOf, type Drop, type Frame, isLitBy, resultIn, sumOf } from './shown.ts'

/** Between two diagonals, for a drop to spread, and for one to sink by a cell, ms (SLOTS.md 3.6). */
export const PACES = {
  slow: { diagonal: 18, spread: 190, cell: 80 },
  fast: { diagonal: 6, spread: 120, cell: 40 },
} as const
export const JOIN_MS = 260
const HOLD_MS = 700
export const DRAW_MS = 240
const GOLD_MS = 420
const CHANGE_MS = 520
export const COMB_MS = 900

export type Heard = 'arrival' | 'join' | 'event' | 'comb'

/** A frame, how long it stands, and what is heard as it comes. */
export type Beat = { frame: Frame; ms: number; heard?: Heard }

export const paceOf = (isFast: boolean) => PACES[isFast ? 'fast' : 'slow']

const diagonalOf = (cell: number): number => Math.floor(cell / SIDE) + (cell % SIDE)

const lying = (drops: readonly Drop[]): Drop[] =>
  drops.map((drop) => ({ ...drop, lateMs: null, sinks: 0 }))

/** A round as what is shown, one after the other; the picture at rest comes after it. */
export function beatsOf(sheet: ClusterSheet, round: Round, isFast: boolean): Beat[] {
  const { steps, hundredths: all } = resultIn(round)
  const beats: Beat[] = []
  let sunk: readonly Drop[] = []
  let hundredths = 0
  for (const [at, step] of steps.entries()) {
    const base: Base = {
      isFast,
      combed: steps[at - 1]?.combed ?? 0,
      coin: coinOf(sheet, at + 1),
      ...returned(round, hundredths),
    }
    const come = [...arrivalOf(sheet, { step, base, sunk, word: `${round.id}.${at}` })]
    const drops = lying(come.at(-1)?.frame.drops ?? [])
    beats.push(...withPause(come))
    hundredths = Math.min(all, hundredths + step.hundredths)
    const isLast = at === steps.length - 1
    const told = { ...base, ...returned(round, hundredths) }
    if (step.wins.length > 0) beats.push(joinOf(told, step, drops))
    if (isLast) break
    const going = { ...told, combed: step.combed }
    const left = withoutRuns(step, drops)
    sunk = sunkOf(left)
    beats.push(drawOf(going, step, left), sinkOf(going, sunk))
  }
  return beats
}

function returned(round: Round, hundredths: number) {
  const soFarKurus = sumOf(round, hundredths)
  return { soFarKurus, isLit: isLitBy(round, soFarKurus) }
}

type Base = Omit<Frame, 'beat' | 'drops' | 'runs' | 'event'>

/** The last of an arrival stands a moment longer, whatever comes after it. */
const withPause = (beats: readonly Beat[]): Beat[] =>
  beats.map((beat, at) =>
    at === beats.length - 1 ? { ...beat, ms: beat.ms + FIRST_WIN_MS } : beat,
  )

type Arrival = { step: ClusterStep; base: Base; sunk: readonly Drop[]; word: string }

/** New drops spread, and the meter changes the tray by what it has reached. */
function* arrivalOf({ gold }: ClusterSheet, { step, base, sunk, word }: Arrival): Generator<Beat> {
  const { diagonal, spread } = paceOf(base.isFast)
  const goldCell = step.events.find(({ kind }) => kind === 'gold')
  let names: readonly string[] = step.fallen ?? step.grid
  if (goldCell?.kind === 'gold')
    names = names.map((name, cell) => (cell === goldCell.cell ? gold : name))
  let drops = filled(names, sunk, { word, diagonal })
  const lateMs = Math.max(0, ...drops.map((drop) => drop.lateMs ?? 0))
  const still = { ...base, runs: [], event: null } as const
  yield { frame: { ...still, beat: 'spread', drops }, ms: lateMs + spread, heard: 'arrival' }
  for (const event of step.events) {
    for (const beat of eventOf(event, lying(drops), `${word}.${event.kind}`)) {
      drops = beat.drops
      const { ms, heard } = beat
      yield { frame: { ...still, beat: event.kind, drops, event }, ms, ...heard }
    }
  }
}

type Filling = { word: string; diagonal: number }

/** Drops where none lie, diagonal by diagonal from the first of them. */
function filled(names: readonly string[], lie: readonly Drop[], { word, diagonal }: Filling) {
  const at = new Map(lie.map((drop) => [drop.cell, drop]))
  const free = [...names.keys()].filter((cell) => !at.has(cell))
  const first = Math.min(...free.map(diagonalOf))
  return names.map(
    (name, cell): Drop =>
      at.get(cell) ?? {
        key: `${word}.${cell}`,
        cell,
        name,
        lateMs: (diagonalOf(cell) - first) * diagonal,
        sinks: 0,
      },
  )
}

type Change = { drops: Drop[]; ms: number; heard: { heard?: Heard } }

/** What an event makes of the drops; the comb goes over the tray column by column. */
function eventOf(event: Event, drops: Drop[], word: string): Change[] {
  const heard = { heard: 'event' } as const
  if (event.kind === 'gold') return [{ drops, ms: GOLD_MS, heard }]
  const again = (cell: number, name: string): Drop => ({
    key: `${word}.${cell}`,
    cell,
    name,
    lateMs: 0,
    sinks: 0,
  })
  if (event.kind === 'change') {
    const { from, to } = event
    const turned = drops.map((drop) => (drop.name === from ? again(drop.cell, to) : drop))
    return [{ drops: turned, ms: CHANGE_MS, heard }]
  }
  let combed = drops
  return event.cells.map((cell, at) => {
    const name = event.drops[at] ?? ''
    combed = lying(combed).map((drop) => (drop.cell === cell ? again(cell, name) : drop))
    return { drops: combed, ms: COMB_MS / SIDE, heard: at === 0 ? { heard: 'comb' } : {} }
  })
}

const joinOf = (base: Base, { wins }: ClusterStep, drops: readonly Drop[]): Beat => ({
  frame: { ...base, beat: 'join', drops, runs: wins, event: null },
  ms: JOIN_MS + HOLD_MS,
  heard: 'join',
})

const withoutRuns = ({ wins }: ClusterStep, drops: readonly Drop[]): Drop[] => {
  const gone = new Set(wins.flatMap(({ cells }) => cells))
  return drops.filter(({ cell }) => !gone.has(cell))
}

/** What has joined is drawn out, and its drops are counted. */
const drawOf = (base: Base, { wins }: ClusterStep, drops: readonly Drop[]): Beat => ({
  frame: { ...base, beat: 'draw', drops, runs: wins, event: null },
  ms: DRAW_MS,
})

/** What is left of a column sinks to its bottom. */
function sunkOf(drops: readonly Drop[]): Drop[] {
  const columnOf = ({ cell }: Drop) => Math.floor(cell / SIDE)
  return drops.map((drop) => {
    const under = drops.filter(
      (other) => columnOf(other) === columnOf(drop) && other.cell > drop.cell,
    )
    const cell = (columnOf(drop) + 1) * SIDE - 1 - under.length
    return { ...drop, cell, sinks: cell - drop.cell }
  })
}

function sinkOf(base: Base, drops: readonly Drop[]): Beat {
  const most = Math.max(0, ...drops.map(({ sinks }) => sinks))
  return {
    frame: { ...base, beat: 'sink', drops, runs: [], event: null },
    ms: most * paceOf(base.isFast).cell,
  }
}
