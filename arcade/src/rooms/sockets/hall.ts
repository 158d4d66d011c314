import type { Clock } from '../../clock.ts'
import type { OwnerMessage } from '../owner/outlet.ts'
import type { OwnBet, RoomMessage, RoomView, VoidedRound } from '../protocol.ts'
import { EMPTY_VIEW, withChange } from '../view.ts'
import type { Page } from './page.ts'

/** Deltas that are kept for pages that come back. */
const KEPT_DELTAS = 200
const CATCH_UP_EVERY_MS = 250
/** The owner is heard at least once a second. */
const FRESH_MS = 2_000

/**
 * The pages of one room in this process, and what they see of it. The room may run here or in another
 * process: what its owner tells comes in the same way.
 */
export class Hall {
  readonly pages = new Set<Page>()
  readonly #clock: Clock
  readonly #bySeat = new Map<string, Set<Page>>()
  #run = ''
  #seq = 0
  #heardMs = Number.NEGATIVE_INFINITY
  #view: RoomView = EMPTY_VIEW
  /** When the phase of the view began, by our clock. */
  #phaseMs = 0
  #kept: { seq: number; text: Buffer }[] = []
  #catchingUp: NodeJS.Timeout | undefined

  constructor(clock: Clock) {
    this.#clock = clock
  }

  get run(): string {
    return this.#run
  }

  /** Whether a round runs, as far as is known here. */
  get isOpen(): boolean {
    return this.#view.round !== null
  }

  /** What everybody sees at this moment, and nothing where the owner was not heard lately. */
  get seen(): RoomView {
    return this.isFresh ? this.#viewNow() : { ...this.#viewNow(), round: null }
  }

  /** Whether the owner was heard lately, and nothing of it missed. */
  get isFresh(): boolean {
    return this.#clock() - this.#heardMs < FRESH_MS
  }

  /** What the owner tells. False where something before it was missed: the owner is asked for all then. */
  hear(message: OwnerMessage): boolean {
    if (message.kind === 'mine') {
      this.tellSeat(message.seatId, { type: 'mine', ...bare(message) })
      return true
    }
    const isKnown = message.kind === 'snapshot' || this.#hearNext(message)
    if (message.kind === 'snapshot') this.#takeSnapshot(message)
    if (isKnown) this.#heardMs = this.#clock()
    // Where nobody is here, nobody misses it.
    return isKnown || this.pages.size === 0
  }

  #hearNext(message: Exclude<OwnerMessage, { kind: 'snapshot' | 'mine' }>): boolean {
    const { kind, run, seq } = message
    if (run !== this.#run) return false
    if (kind === 'delta' && seq === this.#seq + 1) this.#takeDelta(message)
    else if (seq !== this.#seq) return kind === 'delta' && seq < this.#seq
    else if (kind === 'tick') {
      const { elapsedMs } = message
      this.#phaseMs = this.#clock() - elapsedMs
      this.#toAll({ type: 'tick', seq, elapsedMs, people: this.pages.size })
    }
    return true
  }

  tellSeat(seatId: string, message: RoomMessage): void {
    for (const page of this.#bySeat.get(seatId) ?? []) page.say(message)
  }

  add(page: Page, seatId: string): void {
    this.pages.add(page)
    this.#bySeat.set(seatId, (this.#bySeat.get(seatId) ?? new Set()).add(page))
  }

  remove(page: Page): void {
    this.pages.delete(page)
    const seatId = page.seat?.id ?? ''
    const those = this.#bySeat.get(seatId)
    those?.delete(page)
    if (those?.size === 0) this.#bySeat.delete(seatId)
  }

  /** The deltas that a page missed, where they are all kept; else all anew. */
  snapshot(own: { mine: OwnBet[]; voided: VoidedRound | null }): RoomMessage {
    return { type: 'snapshot', run: this.#run, seq: this.#seq, view: this.#viewNow(), ...own }
  }

  missedSince(run: string, seq: number): Buffer[] | undefined {
    if (run !== this.#run || seq > this.#seq) return undefined
    const missed = this.#kept.filter((delta) => delta.seq > seq)
    return missed.length === this.#seq - seq ? missed.map(({ text }) => text) : undefined
  }

  /** Asked to bring a page that was behind up to now. */
  onBehind: (page: Page) => void = () => {}

  #takeSnapshot({ run, seq, view }: Extract<OwnerMessage, { kind: 'snapshot' }>): void {
    const isKnown = run === this.#run && seq === this.#seq
    this.#run = run
    this.#seq = seq
    this.#view = view
    this.#kept = []
    this.#phaseMs = this.#clock() - (view.round?.phase.elapsedMs ?? 0)
    if (!isKnown) for (const page of this.pages) this.onBehind(page)
  }

  #takeDelta({ seq, change }: Extract<OwnerMessage, { kind: 'delta' }>): void {
    this.#seq = seq
    this.#view = withChange(this.#view, change)
    if (change.round) this.#phaseMs = this.#clock() - change.round.phase.elapsedMs
    const text = this.#toAll({ type: 'delta', seq, change })
    this.#kept = [...this.#kept.slice(1 - KEPT_DELTAS), { seq, text }]
  }

  #viewNow(): RoomView {
    const { round } = this.#view
    const people = this.pages.size
    if (!round) return { ...this.#view, people }
    const phase = { ...round.phase, elapsedMs: this.#clock() - this.#phaseMs }
    return { ...this.#view, people, round: { ...round, phase } }
  }

  #toAll(message: RoomMessage): Buffer {
    const text = Buffer.from(JSON.stringify(message))
    let areAllThere = true
    for (const page of this.pages) areAllThere = page.hear(text) && areAllThere
    if (!areAllThere) this.#catchUpSoon()
    return text
  }

  /** Pages that were behind hear all anew once they have read what they were sent. */
  #catchUpSoon(): void {
    this.#catchingUp ??= setTimeout(() => {
      this.#catchingUp = undefined
      const behind = [...this.pages].filter(({ isBehind }) => isBehind)
      for (const page of behind) if (page.hasRead()) this.onBehind(page)
      if (behind.some((page) => page.isBehind)) this.#catchUpSoon()
    }, CATCH_UP_EVERY_MS)
  }
}

const bare = ({ bet, balanceKurus }: Extract<OwnerMessage, { kind: 'mine' }>) => ({
  bet,
  balanceKurus,
})
