import type { EventState } from '@zar/contract/betting/event'
import type { Course } from '../../board/image/event-image.ts'
import type { EventDraft } from '../apply/draft.ts'

/** Notes when a fixture began, was stopped, went on and ended, by how it stood before. */
export function noteCourse({ base, event }: EventDraft, nowMs: number): void {
  const before = base?.state ?? 'scheduled'
  if (event.state === before) return
  const isPlayed = event.state === 'ended' || (event.score !== null && !STOPPED.includes(before))
  // One that is closed without a word of its play never began, or did not go on.
  if (event.state === 'closed' && !isPlayed) return
  const change = CHANGES[event.state]?.(event.course, nowMs)
  if (change) event.course = { ...event.course, ...change }
}

const STOPPED: readonly EventState[] = ['interrupted', 'abandoned']

type Change = (course: Course, nowMs: number) => Partial<Course>

const start = ({ startedMs }: Course, nowMs: number) => ({ startedMs: startedMs ?? nowMs })
const resumption = ({ stoppedMs, resumedMs }: Course, nowMs: number) =>
  stoppedMs === null ? {} : { resumedMs: resumedMs ?? nowMs }

const stop: Change = (course, nowMs) => ({
  ...start(course, nowMs),
  stoppedMs: course.resumedMs === null ? (course.stoppedMs ?? nowMs) : nowMs,
  resumedMs: null,
})
const end: Change = (course, nowMs) => ({
  ...start(course, nowMs),
  ...resumption(course, nowMs),
  endedMs: course.endedMs ?? nowMs,
})

const CHANGES: Partial<Record<EventState, Change>> = {
  live: (course, nowMs) => ({
    ...start(course, nowMs),
    ...resumption(course, nowMs),
    endedMs: null,
  }),
  interrupted: stop,
  abandoned: stop,
  ended: end,
  closed: end,
}
