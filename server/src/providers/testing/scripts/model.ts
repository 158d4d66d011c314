import type { Meaning, WinMessage } from '../wire.ts'
import type { Movement } from './script.ts'

/** What a reply must be. */
export type Reply =
  /** Taken now, and it leaves this balance. */
  | { is: 'taken'; kind: Movement['kind']; balanceE5: bigint }
  /** A bet or a win that was taken before. */
  | { is: 'taken before'; thenE5: bigint; nowE5: bigint }
  /** A rollback after which there is nothing left to do. */
  | { is: 'nothing to do' }
  | { is: 'refused'; as: readonly Meaning[]; balanceE5?: bigint }
  /** Refused by a word of its own. */
  | { is: 'turned down' }

type AnsweredMovement = {
  movement: Movement
  /** Undefined where it was taken. */
  refusal: Meaning | undefined
  balanceE5: bigint
}

/** All that is true of a player, said as naively as it can be. It is never changed. */
export type State = {
  cashE5: bigint
  debtE5: bigint
  /** The withdrawals that are open, the oldest first. */
  outE5: readonly bigint[]
  isActive: boolean
  hasEnded: boolean
  /** What was answered for good, by its id. */
  kept: ReadonlyMap<string, AnsweredMovement>
  /** What was rolled back, or will be refused since its rollback came first. */
  undone: ReadonlySet<string>
  /** What moved on the player's accounts, in its order. */
  moves: readonly string[]
}

/** What a contract's wins and rollbacks name: the very bet, or the round that it is of. */
export type Naming = { wins: 'bet' | 'round'; rollbacks: 'bet' | 'round' }

/** One way in which a message may be answered, and what is true from then on. */
export type Branch = { reply: Reply; state: State }

export const firstState = (cashE5: bigint): State => ({
  debtE5: 0n,
  outE5: [],
  isActive: true,
  hasEnded: false,
  kept: new Map(),
  undone: new Set(),
  ...movedTo('deposit', { cashE5: 0n, moves: [] }, cashE5),
})

/** What a message can be answered, where contracts differ in what they make of it: in each way. */
export function answersTo(state: State, movement: Movement, naming: Naming): Branch[] {
  const earlier = state.kept.get(movement.message.id)
  if (earlier) return [repeated(state, earlier, movement)]
  if (movement.kind === 'bet') return [betted(state, movement)]
  const meant = meantBy(state, movement, naming)
  return meant.kind === 'win' ? won(state, meant) : rolledBack(state, meant, naming)
}

const roundKey = (round: string) => `round ${round}`
const stakeKey = ({ round, amountE5 }: { round: string; amountE5: bigint }) =>
  `${roundKey(round)} ${amountE5}`

/**
 * The same of the very bet, where the contract names its round: of the round's bets one that stands
 * unpaid, else one that was paid, else one that was given back, else one that was refused. Of a round
 * without a bet it names the round; where the round has bets, but none of a rollback's amount, one of that
 * amount which is still to come.
 */
function meantBy(
  state: State,
  movement: Exclude<Movement, { kind: 'bet' }>,
  naming: Naming,
): Exclude<Movement, { kind: 'bet' }> {
  const { kind, message } = movement
  if ((kind === 'win' ? naming.wins : naming.rollbacks) === 'bet') return movement
  const bets = [...state.kept.values()].filter(
    (one) => one.movement.kind === 'bet' && one.movement.message.round === message.round,
  )
  const [first] = bets
    .filter((bet) => kind === 'win' || bet.movement.message.amountE5 === message.amountE5)
    .map((bet) => `${rankOf(state, bet)} ${bet.movement.message.id}`)
    .sort()
  const none = bets.length > 0 ? stakeKey(message) : roundKey(message.round)
  const of = first?.slice(2) ?? none
  if (kind === 'win') return { kind, message: { ...message, betId: of } }
  return { kind, message: { ...message, ofId: of } }
}

function rankOf(state: State, { movement: { message }, refusal }: AnsweredMovement): number {
  if (refusal) return 3
  if (state.undone.has(message.id)) return 2
  return isPaidOut(state, message.id) ? 1 : 0
}

export const deposited = (state: State, amountE5: bigint): State => ({
  ...state,
  ...movedTo('deposit', state, amountE5),
})

/** LED-10: what was taken out of reach is open until the bank's word on it. */
export const withdrew = (state: State, amountE5: bigint): State => ({
  ...state,
  ...movedTo('withdrawal_reserve', state, -amountE5),
  outE5: [...state.outE5, amountE5],
})

export function settled(state: State, isPaid: boolean): State {
  const [firstE5 = 0n, ...outE5] = state.outE5
  return { ...state, ...movedTo('withdrawal_return', state, isPaid ? 0n : firstE5), outE5 }
}

/** Cash that came or, below zero, went. */
function movedTo(reason: string, { cashE5, moves }: Pick<State, 'cashE5' | 'moves'>, by: bigint) {
  return { cashE5: cashE5 + by, moves: by === 0n ? moves : [...moves, `${reason} ${by}`] }
}

/** LED-05, LED-13: the same again is answered as at first, anything else is a contradiction. */
function repeated(
  state: State,
  { movement, refusal, balanceE5 }: AnsweredMovement,
  again: Movement,
): Branch {
  const isSame =
    movement.kind === again.kind && movement.message.amountE5 === again.message.amountE5
  if (!isSame) return refuse(state, ['changed'])
  if (refusal) return refuse(state, [refusal])
  if (again.kind === 'rollback') return { reply: { is: 'nothing to do' }, state }
  return { reply: { is: 'taken before', thenE5: balanceE5, nowE5: state.cashE5 }, state }
}

function betted(state: State, movement: Movement & { kind: 'bet' }): Branch {
  const { id, amountE5, isFree, round } = movement.message
  const names = [id, roundKey(round), stakeKey(movement.message)]
  if (state.hasEnded) return refuse(state, ['expired'])
  if (names.some((name) => state.undone.has(name)))
    return refuseForGood(state, movement, 'rolledBackBet')
  if (!state.isActive) return refuseForGood(state, movement, 'disabled')
  if (isFree) return take(state, movement, 0n)
  if (state.cashE5 < amountE5) return refuseForGood(state, movement, 'notEnoughMoney')
  return take(state, movement, -amountE5)
}

function won(state: State, movement: Movement & { kind: 'win' }): Branch[] {
  const { id, betId, amountE5 } = movement.message
  if (state.undone.has(id) || state.undone.has(betId)) {
    // Some contracts find no bet to pay, which is not for good.
    return [
      refuseForGood(state, movement, 'rolledBackWin'),
      refuse(state, ['rolledBackWin', 'unknownTransaction']),
    ]
  }
  const bet = state.kept.get(betId)
  const isPaid = bet?.movement.kind === 'bet' && bet.refusal === undefined
  return [isPaid ? take(state, movement, amountE5) : refuse(state, ['unknownTransaction'])]
}

function rolledBack(
  state: State,
  movement: Movement & { kind: 'rollback' },
  naming: Naming,
): Branch[] {
  const { ofId, ofKind, amountE5 } = movement.message
  const named = state.kept.get(ofId)
  const isOther =
    named &&
    (named.movement.kind !== (ofKind ?? 'bet') || named.movement.message.amountE5 !== amountE5)
  const branches = withNamed(state, movement, named, naming)
  // What else is known of what it names may be asked or not.
  if (isOther) branches.unshift(refuse(state, ['changed', 'unknownTransaction']))
  // Where there is no win to take back, a contract may refuse to, and know nothing of it afterwards.
  const isNone = ofKind === 'win' && (named ? named.refusal !== undefined : !state.undone.has(ofId))
  return isNone ? [...branches, { reply: { is: 'turned down' }, state }] : branches
}

function withNamed(
  state: State,
  movement: Movement & { kind: 'rollback' },
  named: AnsweredMovement | undefined,
  naming: Naming,
): Branch[] {
  const { ofId } = movement.message
  const isOver = state.undone.has(ofId) || named === undefined || named.refusal !== undefined
  if (isOver || named.movement.kind === 'rollback') return [nothingToDo(state, movement)]
  const { kind, message } = named.movement
  const isPaid = naming.wins === 'round' ? isRoundPaid(state, message) : isPaidOut(state, ofId)
  if (kind === 'bet' && isPaid) return [refuse(state, ['unknownTransaction'])]
  if (kind === 'win') return [takeBack(state, movement, message.amountE5)]
  const isFree = 'isFree' in message && message.isFree
  return [take(undo(state, ofId), movement, isFree ? 0n : message.amountE5)]
}

/** LED-07: a bet stands while a win above nothing stands on it. */
const isPaidOut = (state: State, betId: string) =>
  standingWins(state).some((win) => win.betId === betId)

/** The same of a round, where what it pays is paid for all of its bets. */
const isRoundPaid = (state: State, { round }: { round: string }) =>
  standingWins(state).some((win) => win.round === round)

const standingWins = ({ kept, undone }: State): WinMessage[] =>
  [...kept.values()].flatMap(({ movement: { kind, message }, refusal }) => {
    const isStanding = refusal === undefined && message.amountE5 > 0n && !undone.has(message.id)
    return kind === 'win' && isStanding ? [message] : []
  })

/** LED-03: from the cash as far as it goes, and the rest is owed. */
function takeBack(state: State, movement: Movement, amountE5: bigint): Branch {
  const undone = movement.kind === 'rollback' ? undo(state, movement.message.ofId) : state
  const fromCashE5 = state.cashE5 < amountE5 ? state.cashE5 : amountE5
  const owedE5 = amountE5 - fromCashE5
  const { reply, state: after } = take(undone, movement, -fromCashE5)
  if (owedE5 === 0n) return { reply, state: after }
  const moves = [...after.moves, `debt ${-owedE5}`]
  return { reply, state: { ...after, debtE5: after.debtE5 - owedE5, moves } }
}

function take(state: State, movement: Movement, byE5: bigint): Branch {
  const after = { ...state, ...movedTo(movement.kind, state, byE5) }
  const { cashE5 } = after
  return {
    reply: { is: 'taken', kind: movement.kind, balanceE5: cashE5 },
    state: keep(after, movement, undefined),
  }
}

const nothingToDo = (state: State, movement: Movement & { kind: 'rollback' }): Branch => ({
  reply: { is: 'nothing to do' },
  state: keep(undo(state, movement.message.ofId), movement, undefined),
})

const refuse = (state: State, as: readonly Meaning[]): Branch => ({
  reply: { is: 'refused', as },
  state,
})

const refuseForGood = (state: State, movement: Movement, as: Meaning): Branch => ({
  reply: { is: 'refused', as: [as], ...(as === 'notEnoughMoney' && { balanceE5: state.cashE5 }) },
  state: keep(state, movement, as),
})

const undo = (state: State, id: string): State => ({
  ...state,
  undone: new Set(state.undone).add(id),
})

const keep = (state: State, movement: Movement, refusal: Meaning | undefined): State => ({
  ...state,
  kept: new Map(state.kept).set(movement.message.id, {
    movement,
    refusal,
    balanceE5: state.cashE5,
  }),
})
