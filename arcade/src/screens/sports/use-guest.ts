import { useCallback, useEffect, useRef, useState } from 'react'
import type { BetsReply } from '../../sports/protocol.ts'
import type { Frame } from './frame.ts'
import { fetchBets, openGuest } from './sports-call.ts'

const POLL_MS = 3_000

export type Guest = {
  session: string
  balance: number
  bets: BetsReply['bets']
  refresh: () => Promise<void>
}

/** The player behind the token: undefined for a visitor and until the session is open. */
export function useGuest({ token, style, tell }: Frame): { guest?: Guest; isFailed: boolean } {
  const [session, setSession] = useState<string>()
  const [isFailed, setFailed] = useState(false)
  const [held, setHeld] = useState<{ balance: number; bets: BetsReply['bets'] }>()
  const states = useRef('')
  const isAsked = useRef(false)
  const isWanted = token !== null && style === 'digitain'

  useEffect(() => {
    // The token is good for once.
    if (!isWanted || isAsked.current) return
    isAsked.current = true
    openGuest(token).then(
      ({ session, balance }) => {
        setHeld({ balance, bets: [] })
        setSession(session)
      },
      () => setFailed(true),
    )
  }, [isWanted, token])

  const refresh = useCallback(async () => {
    if (!session) return
    // A lost poll is repaired by the next one.
    const told = await fetchBets(session).catch(() => null)
    if (!told) return
    setHeld((before) => ({ balance: told.balance ?? before?.balance ?? 0, bets: told.bets }))
    const next = told.bets.map(({ id, state }) => `${id} ${state}`).join()
    if (states.current !== '' && states.current !== next) tell('balance')
    states.current = next || '-'
  }, [session, tell])

  useEffect(() => {
    if (!session) return
    void refresh()
    const poll = setInterval(() => void refresh(), POLL_MS)
    return () => clearInterval(poll)
  }, [session, refresh])

  return session && held ? { guest: { session, refresh, ...held }, isFailed } : { isFailed }
}
