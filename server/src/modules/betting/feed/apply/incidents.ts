import type { Incident } from '@zar/contract/betting/event'
import type { Sport } from '@zar/contract/betting/sport'
import type { EventImage } from '../../board/image/event-image.ts'
import type { OddsChange } from '../message.ts'
import type { Material } from './material.ts'

/** Sports in which each goal is one, and worth telling. */
const TOLD_IN: readonly Sport[] = ['football', 'ice-hockey']
const INCIDENTS_MAX = 200

/** What happened so far, with what a message says beyond it. */
export function incidentsAfter(
  event: EventImage,
  change: OddsChange,
  material: Material | undefined,
): readonly Incident[] {
  const clock = change.clock ?? event.clock
  if (!TOLD_IN.includes(event.sport) || !clock) return event.incidents
  const at = { period: clock.period, elapsedS: clock.elapsedS }
  const score = change.score ?? event.score
  const added: Incident[] = []
  if (event.score && score) {
    added.push(...newOnes('goal', event.score.total, score.total, { ...at, score: score.total }))
    added.push(...newOnes('red_card', event.score.reds ?? [0, 0], score.reds ?? [0, 0], at))
  }
  if (added.length === 0 && material?.holds && material.reason !== 'goal') {
    added.push({ kind: material.reason, side: null, ...at })
  }
  return added.length === 0 ? event.incidents : [...event.incidents, ...added].slice(-INCIDENTS_MAX)
}

type At = Pick<Incident, 'period' | 'elapsedS' | 'score'>

function newOnes(
  kind: string,
  before: readonly [number, number],
  after: readonly [number, number],
  at: At,
): Incident[] {
  return (['1', '2'] as const).flatMap((side, index) => {
    const more = (after[index] ?? 0) - (before[index] ?? 0)
    if (more < 0) return [{ kind: `${kind}_cancelled`, side, ...at }]
    return Array.from({ length: more }, () => ({ kind, side, ...at }))
  })
}
