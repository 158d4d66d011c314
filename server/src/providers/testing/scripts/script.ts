import { seeded } from '../../../testing/seeded.ts'
import { LIRA } from '../cases/suite-case.ts'
import type { BetMessage, RollbackMessage, WinMessage } from '../wire.ts'

export type Movement =
  | { kind: 'bet'; message: BetMessage }
  | { kind: 'win'; message: WinMessage }
  | { kind: 'rollback'; message: RollbackMessage }

export type Step =
  /** One message, or two at once. */
  | { does: 'send'; movements: Movement[] }
  | { does: 'balance' }
  /** The session ends: the player logs out, or its time is over. */
  | { does: 'end' }
  | { does: 'launch' }
  | { does: 'become'; status: 'active' | 'blocked' | 'excluded' }
  | { does: 'deposit'; amountE5: bigint }
  | { does: 'withdraw'; amountE5: bigint }
  /** The bank's word on the withdrawal that waits longest, if one does. */
  | { does: 'settle'; isPaid: boolean }

export type Script = { cashE5: bigint; steps: Step[] }

/** What of a contract decides which scripts there are. */
export type Contract = { unitE5: bigint; takesWinsBack: boolean }

const STEPS_MIN = 3
const STEPS_MORE = 6
const STAKE_MAX = 12n * LIRA
const WIN_MAX = 40n * LIRA
const CASH_MAX = 30n * LIRA

/** A script as it is written: nothing that its answers say changes how it goes on. */
type Draft = Contract & {
  random: () => number
  bets: BetMessage[]
  wins: WinMessage[]
  sent: Movement[]
  /** Written, but not sent yet: what speaks of it may come first. */
  late: Movement[]
  isActive: boolean
}

type Write = (draft: Draft) => Step | undefined

/** The same script for the same seed. */
export function writeScript(seed: number, contract: Contract): Script {
  const random = seeded(seed)
  const draft: Draft = {
    ...contract,
    random,
    bets: [],
    wins: [],
    sent: [],
    late: [],
    isActive: true,
  }
  const cashE5 = chance(draft, 0.1) ? 0n : amount(draft, CASH_MAX)
  const count = STEPS_MIN + Math.floor(random() * STEPS_MORE)
  const steps: Step[] = []
  while (steps.length < count) {
    const step = pick(draft, WAYS)?.(draft)
    if (step) steps.push(step)
  }
  // What was on its way arrives in the end.
  return { cashE5, steps: [...steps, ...draft.late.map((movement) => send(draft, movement))] }
}

const send = (draft: Draft, ...movements: Movement[]): Step => {
  draft.sent.push(...movements)
  return { does: 'send', movements }
}

/** Sends it, or keeps it back. */
const sendSoon = (draft: Draft, movement: Movement): Step | undefined => {
  if (!chance(draft, 0.25)) return send(draft, movement)
  draft.late.push(movement)
  return undefined
}

const writeBet: Write = (draft) => sendSoon(draft, newBet(draft))
const writeWin: Write = (draft) => {
  const bet = pick(draft, draft.bets)
  return bet && sendSoon(draft, newWin(draft, bet))
}
const writeRollback: Write = (draft) => {
  const rollback = newRollback(draft)
  return rollback && sendSoon(draft, rollback)
}
const writeLate: Write = (draft) => {
  const [late] = draft.late.splice(Math.floor(draft.random() * draft.late.length), 1)
  return late && send(draft, late)
}
const writeAgain: Write = (draft) => {
  const again = pick(draft, draft.sent)
  return again && send(draft, again)
}
const writeChanged: Write = (draft) => {
  const movement = pick(draft, draft.sent)
  if (!movement || movement.kind === 'rollback') return undefined
  const changed = changedOf(draft, movement)
  return { does: 'send', movements: [changed] }
}
const writePair: Write = (draft) => {
  const first = newBet(draft)
  const bet = pick(draft, draft.bets) ?? first.message
  const won = newWin(draft, bet)
  const calledOff = rollbackOf(draft, bet, 'bet')
  const pairs: [Movement, Movement][] = [
    [first, first],
    [first, newBet(draft)],
    [first, rollbackOf(draft, first.message, 'bet')],
    [won, won],
    [won, calledOff],
    [calledOff, rollbackOf(draft, bet, 'bet')],
    ...(draft.takesWinsBack ? [[won, rollbackOf(draft, won.message, 'win')]] : []),
  ] as [Movement, Movement][]
  return send(draft, ...(pick(draft, pairs) ?? [first, first]))
}
const writeStatus: Write = (draft) => {
  const status = draft.isActive && chance(draft, 0.5) ? 'blocked' : 'excluded'
  const next = draft.isActive ? status : 'active'
  draft.isActive = !draft.isActive
  return { does: 'become', status: next }
}
const writeEnd: Write = () => ({ does: 'end' })
const writeLaunch: Write = ({ isActive }) => (isActive ? { does: 'launch' } : undefined)
const writeBalance: Write = ({ isActive }) => (isActive ? { does: 'balance' } : undefined)
const writeDeposit: Write = (draft) => ({ does: 'deposit', amountE5: amount(draft, CASH_MAX) })
const writeWithdraw: Write = (draft) => ({ does: 'withdraw', amountE5: amount(draft, STAKE_MAX) })
const writeSettle: Write = (draft) => ({ does: 'settle', isPaid: chance(draft, 0.5) })

/** Each as often as it stands here. */
const WAYS: Write[] = [
  ...[writeBet, writeBet, writeBet, writeBet, writeBet, writeBet, writeBet],
  ...[writeWin, writeWin, writeWin, writeWin, writeWin, writeWin],
  ...[writeRollback, writeRollback, writeRollback, writeRollback, writeRollback],
  ...[writeLate, writeLate, writeLate, writeLate],
  ...[writeAgain, writeAgain, writeAgain, writeChanged, writeChanged],
  ...[writePair, writePair, writePair, writePair],
  ...[writeStatus, writeEnd, writeLaunch, writeLaunch, writeBalance, writeDeposit],
  ...[writeWithdraw, writeWithdraw, writeSettle],
]

function newBet(draft: Draft): Movement & { kind: 'bet' } {
  const isFree = chance(draft, 0.1)
  const earlier = chance(draft, 0.3) ? pick(draft, draft.bets) : undefined
  // Alike are only those of one amount, which a rollback that names their round cannot tell apart.
  const amountE5 = earlier && chance(draft, 0.3) ? earlier.amountE5 : amount(draft, STAKE_MAX)
  const message: BetMessage = {
    id: uuid(draft),
    amountE5,
    round: earlier?.round ?? uuid(draft),
    ...(isFree && { isFree }),
  }
  draft.bets.push(message)
  return { kind: 'bet', message }
}

/** Names its bet and the round: which of them is read, contracts say differently. */
function newWin(draft: Draft, bet: BetMessage): Movement & { kind: 'win' } {
  const amountE5 = chance(draft, 0.2) ? 0n : amount(draft, WIN_MAX)
  const roundClosed = amountE5 === 0n || chance(draft, 0.5)
  const message = { id: uuid(draft), betId: bet.id, amountE5, round: bet.round, roundClosed }
  draft.wins.push(message)
  return { kind: 'win', message }
}

function newRollback(draft: Draft): Movement | undefined {
  const isOfWin = draft.takesWinsBack && chance(draft, 0.4)
  const of = pick(draft, isOfWin ? draft.wins : draft.bets)
  return of && rollbackOf(draft, of, isOfWin ? 'win' : 'bet')
}

const rollbackOf = (draft: Draft, of: BetMessage, ofKind: 'bet' | 'win'): Movement => ({
  kind: 'rollback',
  message: { id: uuid(draft), ofId: of.id, ofKind, round: of.round, amountE5: of.amountE5 },
})

/** The same id for another amount, or for a win where it was a bet's. */
function changedOf(draft: Draft, movement: Movement & { kind: 'bet' | 'win' }): Movement {
  const { message } = movement
  if (movement.kind === 'bet' && chance(draft, 0.3)) {
    const { id, amountE5, round } = message
    return { kind: 'win', message: { id, betId: id, amountE5, round } }
  }
  const changed = { ...message, amountE5: message.amountE5 + draft.unitE5 }
  return { ...movement, message: changed } as Movement
}

const chance = ({ random }: Draft, likelihood: number) => random() < likelihood
const pick = <Item>({ random }: Draft, items: readonly Item[]): Item | undefined =>
  items[Math.floor(random() * items.length)]

/** From the smallest unit up, in whole units. */
function amount({ random, unitE5 }: Draft, maxE5: bigint): bigint {
  const units = Number(maxE5 / unitE5)
  return BigInt(1 + Math.floor(random() * units)) * unitE5
}

function uuid({ random }: Draft): string {
  const digits = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('')
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}
