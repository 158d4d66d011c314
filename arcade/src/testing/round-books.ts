/** What a supplier asks of its operator, whatever it is written in. */
export type OperatorRequest = {
  kind: 'open' | 'balance' | 'bet' | 'win' | 'cancel'
  player: string
  session: string
  /** Of a launch. */
  code?: string | undefined
  id?: string | undefined
  round?: string | undefined
  amountKurus?: number | undefined
  /** The stake that a cancel names, where it names one. */
  stakeId?: string | undefined
}

export type Outcome =
  | 'ok'
  | 'again'
  | 'called_off_before'
  | 'not_enough_money'
  | 'unknown'
  | 'no_session'
  | 'spent'

export const codeOf = (player: string, launch: string) => `code-of-${player}-${launch}`

/** An operator's books by rounds: each movement once, and a stake that was called off never. */
export function openRoundBooks(balanceKurus: number) {
  const spent = new Set<string>()
  const sessions = new Map<string, string>()
  const stakes = new Map<string, { id: string; kurus: number }>()
  const calledOff = new Set<string>()
  const done = new Set<string>()
  const books = {
    balanceKurus,
    sessions,
    /** Whether the very movement is in the ledger. */
    has: (id: string) => done.has(id),
    post(request: OperatorRequest): Outcome {
      if (request.id && done.has(request.id)) return 'again'
      const outcome = RULES[request.kind](request)
      if (request.id && outcome === 'ok') done.add(request.id)
      return outcome
    },
  }

  const isBound = ({ session, player }: OperatorRequest) => sessions.get(session) === player
  const RULES: Record<OperatorRequest['kind'], (request: OperatorRequest) => Outcome> = {
    open({ code = '', player, session }) {
      if (spent.has(code) || !code.startsWith(codeOf(player, ''))) return 'spent'
      spent.add(code)
      sessions.set(session, player)
      return 'ok'
    },
    balance: (request) => (isBound(request) ? 'ok' : 'no_session'),
    bet(request) {
      const { id = '', round = '', amountKurus: kurus = 0 } = request
      if (!isBound(request)) return 'no_session'
      if (calledOff.has(round)) return 'unknown'
      if (books.balanceKurus < kurus) return 'not_enough_money'
      books.balanceKurus -= kurus
      stakes.set(round, { id, kurus })
      return 'ok'
    },
    win({ round = '', amountKurus = 0 }) {
      if (!stakes.has(round) || calledOff.has(round)) return 'unknown'
      books.balanceKurus += amountKurus
      return 'ok'
    },
    cancel({ round = '', amountKurus, stakeId }) {
      if (calledOff.has(round)) return 'called_off_before'
      const stake = stakes.get(round)
      const isMeant =
        (amountKurus ?? stake?.kurus) === stake?.kurus && (stakeId ?? stake?.id) === stake?.id
      if (stake && !isMeant) return 'unknown'
      calledOff.add(round)
      books.balanceKurus += stake?.kurus ?? 0
      return stake ? 'ok' : 'unknown'
    },
  }
  return books
}
