import { useQueryClient } from '@tanstack/react-query'
import { type Bet, type CashOutQuote, cashOut, myBet } from '@zar/contract/betting/bets'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../../../lib/api/call.ts'
import { failureText } from '../../../../lib/api/failure-text.ts'
import { onHub } from '../../../../lib/hub/hub.ts'
import { settings } from '../../settings/settings.ts'

export type Sale =
  | { at: 'rest' }
  | { at: 'selling' }
  | { at: 'waiting'; delayMs: number }
  /** The value has moved: what it was, and what it is. */
  | { at: 'changed'; beforeKurus: number; quote: CashOutQuote }
  | { at: 'refused'; message: string | null }
  | { at: 'sold'; quote: CashOutQuote; paidKurus: number; isPart: boolean; atIso: string }

const AGAIN_MS = 500
const TRIES_MAX = 20

/** Sells a bet at a quote, and waits for a sale that is held. */
export function useSale(bet: Bet) {
  const [sale, setSale] = useState<Sale>({ at: 'rest' })
  const client = useQueryClient()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const tell = useCallback((next: Sale) => {
    if (isHere.current) setSale(next)
  }, [])
  const sell = async (quote: CashOutQuote, percent: number) => {
    tell({ at: 'selling' })
    tell(
      await saleOf(bet, quote, percent, tell).catch(
        (error: Error): Sale => ({ at: 'refused', message: failureText(error) }),
      ),
    )
    void client.invalidateQueries({ queryKey: ['me', 'bets'] })
  }
  return { sale, sell, rest: () => setSale({ at: 'rest' }) }
}

const REFUSED: Sale = { at: 'refused', message: null }

/** Asks for a sale, and answers what became of it. */
async function saleOf(
  bet: Bet,
  quote: CashOutQuote,
  percent: number,
  tell: (sale: Sale) => void,
): Promise<Sale> {
  if (quote.token === null) return REFUSED
  const {
    state,
    paidKurus,
    quote: next,
  } = await call(cashOut, {
    id: crypto.randomUUID(),
    betId: bet.id,
    percent,
    token: quote.token,
    fallPercent: settings().cashOutDropPercent,
  })
  if (state === 'changed' && next)
    return { at: 'changed', beforeKurus: quote.paidKurus, quote: next }
  if (state === 'refused') return REFUSED
  const paid = state === 'paid' ? paidKurus : await waitFor(bet, quote.delayMs, tell)
  if (paid === null) return REFUSED
  const atIso = new Date().toISOString()
  return { at: 'sold', quote, paidKurus: paid, isPart: percent < 100, atIso }
}

/** What a held sale has paid; null where it was not made. */
async function waitFor(
  bet: Bet,
  delayMs: number,
  tell: (sale: Sale) => void,
): Promise<number | null> {
  tell({ at: 'waiting', delayMs })
  const soldBefore = soldOf(bet)
  await told(bet.id, delayMs)
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const now = await call(myBet, { id: bet.id })
    if (!now.isSelling) return soldOf(now) > soldBefore ? soldOf(now) - soldBefore : null
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
  }
  return null
}

const soldOf = ({ history }: Bet): number =>
  history.reduce((sum, { kind, amountKurus }) => sum + (kind === 'cash_out' ? amountKurus : 0), 0)

/** Until the hub tells of the bet, or so long. */
function told(betId: string, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      forget()
      resolve()
    }
    const timer = setTimeout(done, ms)
    const forget = onHub('Bet', ({ id }) => {
      if (id === betId) done()
    })
  })
}
