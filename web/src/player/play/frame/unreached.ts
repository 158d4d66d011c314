import { useEffect, useState } from 'react'
import { readStored, writeStored } from '../../../lib/storage/stored.ts'

const keyOf = (origin: string) => `answered ${origin}`
const isTrue = (value: unknown): value is true => value === true

const hasAnswered = (origin: string) => readStored(keyOf(origin), isTrue) !== null

/**
 * True once it is known that nobody answers where the game is: a browser tells no page that the page in
 * its frame did not come. Nothing of the answer can be read, nor does the question say who is playing.
 * Some answer no other site, or send it on to where ours may not call: silence tells something of those
 * alone who have answered this browser before.
 */
export function useUnreached(url: string | undefined): boolean {
  const [isUnreached, setUnreached] = useState(false)
  useEffect(() => {
    if (!url) return
    const { origin } = new URL(url)
    const leaving = new AbortController()
    fetch(origin, {
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: leaving.signal,
    }).then(
      () => writeStored(keyOf(origin), true),
      () => setUnreached(!leaving.signal.aborted && hasAnswered(origin)),
    )
    return () => leaving.abort()
  }, [url])
  return isUnreached
}
