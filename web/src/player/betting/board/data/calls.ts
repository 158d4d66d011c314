import type {
  bettingEvent,
  bettingEvents,
  bettingOutrights,
  bettingTree,
} from '@zar/contract/betting/board'
import type { z } from 'zod/mini'
import { callBeside } from '../../../../lib/api/call-beside.ts'
import { withNames } from '../../names/names.ts'

const wire = <Path extends `/api/betting/${string}`>(path: Path) =>
  ({ method: 'POST', path, isPublicRead: true }) as const

/** The contract's calls of the board, spelled out: a page asks before it has the schemas. */
export const WIRES = {
  bettingTree: wire('/api/betting/tree'),
  bettingEvents: wire('/api/betting/events'),
  bettingOutrights: wire('/api/betting/outrights'),
  bettingEvent: wire('/api/betting/event'),
}

const fetchContract = () => import('@zar/contract/betting/board')

export const readTree = (input: z.input<typeof bettingTree.input>) =>
  callBeside(WIRES.bettingTree, input, async () => (await fetchContract()).bettingTree).then(
    withNames,
  )

export const readEvents = (input: z.input<typeof bettingEvents.input>) =>
  callBeside(WIRES.bettingEvents, input, async () => (await fetchContract()).bettingEvents).then(
    withNames,
  )

export const readOutrights = (input: z.input<typeof bettingOutrights.input>) =>
  callBeside(
    WIRES.bettingOutrights,
    input,
    async () => (await fetchContract()).bettingOutrights,
  ).then(withNames)

export const readEvent = (input: z.input<typeof bettingEvent.input>) =>
  callBeside(WIRES.bettingEvent, input, async () => (await fetchContract()).bettingEvent).then(
    withNames,
  )
