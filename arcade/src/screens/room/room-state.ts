import type { ArcadeRefusal } from '../../refusals.ts'
import type { ChatLine } from '../../rooms/chat/chat-protocol.ts'
import type {
  OwnBet,
  RoomChange,
  RoomMessage,
  RoomView,
  RoundNow,
  VoidedRound,
} from '../../rooms/protocol.ts'
import { EMPTY_VIEW, withChange } from '../../rooms/view.ts'
import { chatAfter } from './chat/chat-lines.ts'

export type Welcome = Extract<RoomMessage, { type: 'welcome' }>

/** A room as its page knows it. Times are of the page's own clock, milliseconds. */
export type RoomState = {
  welcome: Welcome
  view: RoomView
  /** Of the messages: who numbers them, and the last number. */
  run: string
  seq: number
  /** When the present phase began. */
  phaseStartedMs: number
  /** The player's own bets of this visit, the oldest first. */
  mine: readonly OwnBet[]
  balanceKurus: number
  /** Bets of before this visit, which its result does not count. */
  before: ReadonlySet<string>
  openedMs: number
  /** The arcade's clock less the page's. */
  arcadeAheadMs: number
  /** Rounds that could not go on, as far as the page has heard of them. */
  voided: readonly VoidedRound[]
  /** What players wrote, since the page asked for it. */
  chat: readonly ChatLine[]
  /** Why the last command was refused: until it is dismissed, another is given, or bets of the next round are closed. */
  refusal: ArcadeRefusal | null
  /** The round that it came in. */
  refusedIn: number
}

/** So many of the player's own bets are kept. */
const OWN_MAX = 100

export const openRoom = (welcome: Welcome, nowMs: number): RoomState => ({
  welcome,
  view: EMPTY_VIEW,
  run: '',
  seq: 0,
  phaseStartedMs: nowMs,
  mine: [],
  balanceKurus: welcome.balanceKurus,
  before: new Set(),
  openedMs: nowMs,
  arcadeAheadMs: welcome.clockMs - nowMs,
  voided: [],
  chat: [],
  refusal: null,
  refusedIn: 0,
})

/** Unix milliseconds of the arcade, of the page's own. */
export const arcadeMsOf = ({ arcadeAheadMs }: RoomState, nowMs: number): number =>
  Math.round(nowMs + arcadeAheadMs)

/** Wins less stakes of this visit (ACC-06). A stake counts from when it is taken. */
export const netOf = ({ mine, before }: RoomState): number =>
  mine
    .filter(({ id, state }) => !before.has(id) && (state === 'placed' || state === 'decided'))
    .reduce((sum, { returnKurus, stakeKurus }) => sum + (returnKurus ?? 0) - stakeKurus, 0)

/** The room after what it told; undefined where a message was missed and all is to be told anew. */
export function hear(state: RoomState, message: RoomMessage, nowMs: number): RoomState | undefined {
  switch (message.type) {
    case 'welcome':
      return {
        ...state,
        welcome: message,
        balanceKurus: message.balanceKurus,
        arcadeAheadMs: message.clockMs - nowMs,
      }
    case 'snapshot':
      return snapshot(state, message, nowMs)
    case 'delta':
      if (message.seq !== state.seq + 1) return undefined
      return { ...changed(state, message.change, nowMs), seq: message.seq }
    case 'tick':
      return message.seq === state.seq ? ticked(state, message, nowMs) : undefined
    case 'mine':
    case 'done':
      return {
        ...state,
        mine: withBet(state.mine, message.bet),
        balanceKurus: message.balanceKurus ?? state.balanceKurus,
      }
    case 'refused':
      return { ...state, refusal: message.refusal, refusedIn: numberIn(state.view) }
    case 'chat':
      return { ...state, chat: chatAfter(state.chat, message) }
    case 'heard':
      return state
  }
}

function snapshot(
  state: RoomState,
  { run, seq, view, mine, voided }: Extract<RoomMessage, { type: 'snapshot' }>,
  nowMs: number,
): RoomState {
  const isFirst = state.run === ''
  const isNews = voided !== null && !state.voided.some(({ number }) => number === voided.number)
  const all = mine.reduce(withBet, state.mine)
  const over = mine.filter(({ state: at }) => at === 'decided').map(({ id }) => id)
  const isVoided = wasOnTable(state, mine)
  return {
    ...state,
    ...(isVoided && { refusal: 'round_voided', refusedIn: numberIn(view) }),
    run,
    seq,
    view,
    mine: all,
    voided: isNews ? [...state.voided, voided] : state.voided,
    before: isFirst ? new Set(over) : state.before,
    phaseStartedMs: view.round ? nowMs - view.round.phase.elapsedMs : nowMs,
  }
}

/** Whether a bet that lay on the table went back because its round could not go on. */
const wasOnTable = ({ mine: before }: RoomState, mine: readonly OwnBet[]): boolean =>
  mine.some(
    ({ id, refusal }) =>
      refusal === 'round_voided' && before.some((own) => own.id === id && own.state === 'placed'),
  )

const numberIn = ({ round }: RoomView): number => round?.number ?? 0

function changed(state: RoomState, change: RoomChange, nowMs: number): RoomState {
  const { round } = change
  const isOld = round && round.number > state.refusedIn && round.phase.kind !== 'betting'
  return {
    ...state,
    refusal: isOld ? null : state.refusal,
    view: withChange(state.view, change),
    phaseStartedMs: change.round ? startOf(state, change.round, nowMs) : state.phaseStartedMs,
  }
}

function ticked(
  state: RoomState,
  { elapsedMs, people }: Extract<RoomMessage, { type: 'tick' }>,
  nowMs: number,
): RoomState {
  const { view } = state
  if (!view.round) return { ...state, view: { ...view, people } }
  const round = { ...view.round, phase: { ...view.round.phase, elapsedMs } }
  return { ...state, view: { ...view, people }, phaseStartedMs: startOf(state, round, nowMs) }
}

/** Of what is told of one phase, that which came the quickest says best when it began. */
function startOf({ view, phaseStartedMs }: RoomState, round: RoundNow, nowMs: number): number {
  const told = nowMs - round.phase.elapsedMs
  const before = view.round
  const isSame = before?.number === round.number && before.phase.name === round.phase.name
  return isSame ? Math.min(phaseStartedMs, told) : told
}

function withBet(mine: readonly OwnBet[], bet: OwnBet): readonly OwnBet[] {
  const at = mine.findIndex(({ id }) => id === bet.id)
  return at < 0
    ? [...mine, bet].slice(-OWN_MAX)
    : mine.map((own, index) => (index === at ? { ...bet, no: bet.no ?? own.no } : own))
}
