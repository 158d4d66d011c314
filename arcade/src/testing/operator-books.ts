export type Body = Record<string, unknown> & { request_uuid: string; transaction_uuid: string }

type Entry = {
  kind: 'bet' | 'win'
  round: string
  /** Of a free bet nothing. */
  amountE5: number
  /** As it was said. */
  saidE5: number
  isRolledBack: boolean
}

/** An operator's books as Hub88 asks for them: each movement once, late stakes refused. */
export function openBooks(balanceKurus: number) {
  const entries = new Map<string, Entry>()
  const tombstones = new Set<string>()
  const books = {
    balanceE5: balanceKurus * 1_000,
    entries,
    /** Stakes out, wins in, rollbacks back. */
    netE5(round: string): number {
      return [...entries.values()]
        .filter((entry) => entry.round === round && !entry.isRolledBack)
        .reduce((net, entry) => net + (entry.kind === 'bet' ? -1 : 1) * entry.amountE5, 0)
    },
    count: (kind: Entry['kind']) =>
      [...entries.values()].filter((entry) => entry.kind === kind && !entry.isRolledBack).length,
    balance: (_body: Body) => 'RS_OK',
    bet(body: Body): string {
      if (entries.has(body.transaction_uuid)) return repeated(body)
      if (tombstones.has(body.transaction_uuid)) return 'RS_ERROR_TRANSACTION_ROLLED_BACK'
      const bet = entryOf('bet', body)
      if (books.balanceE5 < bet.amountE5) return 'RS_ERROR_NOT_ENOUGH_MONEY'
      books.balanceE5 -= bet.amountE5
      entries.set(body.transaction_uuid, bet)
      return 'RS_OK'
    },
    win(body: Body): string {
      if (entries.has(body.transaction_uuid)) return repeated(body)
      const bet = entries.get(String(body.reference_transaction_uuid))
      if (!bet || bet.isRolledBack) return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'
      books.balanceE5 += Number(body.amount)
      entries.set(body.transaction_uuid, entryOf('win', body))
      return 'RS_OK'
    },
    rollback(body: Body): string {
      const reference = String(body.reference_transaction_uuid)
      const bet = entries.get(reference)
      tombstones.add(reference)
      if (!bet || bet.isRolledBack) return 'RS_OK'
      bet.isRolledBack = true
      books.balanceE5 += bet.amountE5
      return 'RS_OK'
    },
  }

  function repeated(body: Body): string {
    const entry = entries.get(body.transaction_uuid)
    const isSame = entry?.saidE5 === body.amount && entry?.round === body.round
    return isSame ? 'RS_OK' : 'RS_ERROR_DUPLICATE_TRANSACTION'
  }
  return books
}

function entryOf(kind: Entry['kind'], body: Body): Entry {
  const saidE5 = Number(body.amount)
  const amountE5 = kind === 'bet' && body.is_free ? 0 : saidE5
  return { kind, round: String(body.round), amountE5, saidE5, isRolledBack: false }
}
