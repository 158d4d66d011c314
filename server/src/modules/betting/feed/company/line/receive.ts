import type { FeedMessage } from '../../message.ts'
import type { Envelope } from '../envelope.ts'
import { Gone } from '../http.ts'
import { readMessage } from '../read-message.ts'
import { compareState } from './compare-state.ts'
import type { Line, Received, Session } from './line.ts'
import type { Deed } from './order.ts'
import type { Input } from './sequence.ts'

/** A message that was on its way for longer stops its event. */
const LATE_MS = 5_000

/**
 * Takes what a connection brings: frames are told in their order, what is missing is asked for, and the
 * producer is open while nothing is missing and our state is the company’s.
 */
export function receive(line: Line, session: Session, envelope: Envelope): void {
  const { type, request } = envelope
  const isComplete = type === 'snapshot_complete' && String(request) === line.request
  // Of a recovery that is not ours.
  if (type === 'snapshot_complete' && !isComplete) return
  const frame = readFrame(line, envelope, isComplete)
  if (line.gate.passes(frame)) takeFrame(line, session, frame)
}

/** Asks for what is missing, where it was not. */
export const askMissing = (line: Line, session: Session): void =>
  take(line, session, { kind: 'ask', nowMs: line.clock.now().getTime() })

/** The connection is lost: nothing is open until another stands. */
export function lose(line: Line, session: Session, why: 'silence' | 'lost'): void {
  line.gate.moveTo(Number.POSITIVE_INFINITY)
  take(line, session, { kind: 'lost', why })
}

/** A person asks that all is read anew: nothing is open until our state is the company’s again. */
export const readAnew = (line: Line, session: Session): void =>
  take(line, session, { kind: 'asked' })

function readFrame(line: Line, envelope: Envelope, isComplete: boolean): Received {
  const { type, epoch, seq, ts, request } = envelope
  const isSign = type === 'alive' || isComplete
  const isReplayed = request !== undefined || line.order.phase() !== 'open'
  const isLate = !isReplayed && line.clock.now().getTime() - ts > LATE_MS
  const message = isSign ? undefined : readMessage(envelope, line.counts)
  return { epoch, seq, isComplete, message, isReplayed, isLate }
}

const takeFrame = (line: Line, session: Session, frame: Received): void =>
  take(line, session, { kind: 'frame', frame, nowMs: line.clock.now().getTime() }, frame)

function take(line: Line, session: Session, input: Input, frame?: Received): void {
  for (const deed of line.order.take(input, frame)) perform(line, session, deed)
}

function perform(line: Line, session: Session, deed: Deed<Received>): void {
  const toAsk = (work: () => Promise<void>) => ask(line, session, work)
  if (deed.do === 'apply') {
    tell(line, deed.frames)
    const changed = deed.frames.flatMap(({ message }) => changedFixture(message) ?? [])
    if (changed.length > 0) toAsk(() => readFixtures(line, session, changed))
  }
  // A sign of life that repeats its number is none.
  if (deed.do === 'drop' && deed.frame?.message) line.counts.add('duplicate')
  if (deed.do === 'suspend') suspend(line, deed.why)
  if (deed.do === 'reconnect') session.end('it is made anew')
  if (deed.do === 'recover') toAsk(() => recover(line, session, deed.after))
  if (deed.do === 'image') toAsk(() => readImage(line, session))
  if (deed.do === 'open') toAsk(() => openWhereSame(line, session))
}

function tell({ applier, onMoved }: Line, frames: readonly Received[]): void {
  for (const { epoch, seq, message, isLate, isReplayed } of frames) {
    const at = { epoch, seq }
    applier.tell(
      message ? { kind: 'message', at, message, isLate, isReplayed } : { kind: 'alive', at },
    )
  }
  onMoved()
}

function suspend(line: Line, why: 'gap' | 'epoch' | 'silence' | 'lost' | 'asked'): void {
  line.isOpen = false
  line.suspensions += 1
  line.log.warn({ producer: line.producer, why }, 'the feed is suspended')
  line.applier.tell({ kind: 'closed', why })
  line.onMoved()
}

/** Does what takes a while. Where that fails the connection is made anew. */
function ask(line: Line, session: Session, work: () => Promise<void>): void {
  work().catch((err) => {
    if (session.signal.aborted) return
    if (err instanceof Gone) take(line, session, { kind: 'gone' })
    else {
      line.log.warn({ err, producer: line.producer }, 'the feed did not answer')
      session.end('it did not answer')
    }
  })
}

async function recover(line: Line, { signal }: Session, seq: number): Promise<void> {
  line.request = line.newRequest()
  const after = { epoch: line.order.last()?.epoch ?? '', seq }
  await line.http.recover(line.producer, { after, request: line.request }, signal)
}

/** Of a change that does not say all of it: the event. */
const changedFixture = (message: FeedMessage | undefined): string | undefined =>
  message?.type === 'fixture_change' && !TOLD_WHOLE.has(message.change) ? message.event : undefined
const TOLD_WHOLE: ReadonlySet<string> = new Set(['time', 'cancelled'])

async function readFixtures(line: Line, { signal }: Session, ids: readonly string[]) {
  const { ts, fixtures } = await line.http.fixtures(signal)
  for (const fixture of fixtures) {
    if (!ids.includes(fixture.id)) continue
    const message = readMessage({ type: 'fixture', ts, ...fixture }, line.counts)
    if (message) line.applier.tell({ kind: 'aside', message })
  }
}

async function readImage(line: Line, session: Session): Promise<void> {
  const { http, producer, applier, counts } = line
  const { signal } = session
  const snapshot = await http.snapshot(producer, signal)
  const since = applier.settledAt()
  const settlements = since ? await http.settlements(producer, since, signal) : []
  if (signal.aborted) return
  const read = (all: readonly Envelope[]) => all.flatMap((one) => readMessage(one, counts) ?? [])
  const at = { epoch: snapshot.epoch, seq: snapshot.seq }
  applier.tell({ kind: 'image', at, messages: read(snapshot.messages) })
  for (const message of read(settlements)) applier.tell({ kind: 'aside', message })
  line.isImaged = true
  take(line, session, { kind: 'image', at, nowMs: line.clock.now().getTime() })
}

async function openWhereSame(line: Line, session: Session): Promise<void> {
  const { producer, isImaged, log, counts } = line
  const isSame = await compareState(line, session, (seq) => {
    for (const frame of line.gate.moveTo(seq)) takeFrame(line, session, frame)
  })
  if (isSame === undefined) return
  if (isSame) {
    Object.assign(line, { isOpen: true, isImaged: false })
    log.info({ producer }, 'the feed is open')
    line.applier.tell({ kind: 'open' })
    return
  }
  counts.add('digest-differs')
  log.error({ producer, isImaged }, 'our state is not the company’s')
  if (isImaged) session.end('its state is another, though it was read anew')
  else take(line, session, { kind: 'gone' })
}
