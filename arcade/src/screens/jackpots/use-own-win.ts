import { useEffect, useRef, useState } from 'react'
import type { JackpotMeter, WonReply } from '../../jackpots/protocol.ts'
import { fetchWon } from '../arcade-call.ts'
import { keptReadWins } from './kept-read-wins.ts'

export type OwnWin = WonReply['won'][number]

/** The balance of the page, which a jackpot raises. */
export type RaisedBalance = {
  /** As it is shown now. */
  balanceKurus: number
  /** A round is on its way, whose answer tells the balance. */
  isBusy: boolean
  onPaid: (balanceKurus: number) => void
}

type Asking = RaisedBalance & {
  jackpots: readonly JackpotMeter[] | undefined
  /** Null of play money, to which nothing falls. */
  token: string | null
}

const keyOf = ({ level, number }: Pick<OwnWin, 'level' | 'number'>) => `${level} ${number}`

/** The pots that fell lately. */
const fallenIn = (jackpots: readonly JackpotMeter[] = []): string[] =>
  jackpots.flatMap(({ level, fallen }) => (fallen ? [keyOf({ level, number: fallen.number })] : []))

/**
 * A jackpot that fell to the player, until it is dismissed: then it is told by no page of this device again.
 * Each fall that is told is asked about, until it is paid and the balance shows it.
 */
export function useOwnWin({ jackpots, token, ...raised }: Asking) {
  const [own, setOwn] = useState<readonly OwnWin[]>([])
  const [kept] = useState(() => keptReadWins())
  const [read, setRead] = useState<readonly string[]>(kept.read)
  /** Falls of which nothing more is to be heard. */
  const settled = useRef(new Set<string>())
  const now = useRef(raised)
  now.current = raised
  useEffect(() => {
    const open = fallenIn(jackpots).filter((key) => !settled.current.has(key))
    if (token === null || open.length === 0) return
    const before = now.current.balanceKurus
    const take = ({ won, balanceKurus }: WonReply) => {
      setOwn(won)
      const mine = won.filter((one) => open.includes(keyOf(one)))
      const isShown = mine.length === 0 || raise(now.current, before, balanceKurus)
      const waits = mine.filter(({ isPaid }) => !isPaid || !isShown).map(keyOf)
      for (const key of open) if (!waits.includes(key)) settled.current.add(key)
    }
    // Where it is not answered it is asked again with the next sums.
    fetchWon(token).then(take, () => undefined)
  }, [jackpots, token])
  const win = own.find((one) => !read.includes(keyOf(one)))
  const dismiss = () => {
    if (!win) return
    setRead([...read, keyOf(win)])
    kept.add(keyOf(win))
  }
  return { win, dismiss }
}

/** False where the balance was told anew since it was asked for: what was asked may be older. */
function raise(
  { balanceKurus: shown, isBusy, onPaid }: RaisedBalance,
  before: number,
  balanceKurus: number | null,
): boolean {
  if (balanceKurus === null || isBusy || shown !== before) return false
  onPaid(balanceKurus)
  return true
}
