import { useEffect, useState } from 'react'
import type { JackpotMeter, JackpotsTold } from '../../jackpots/protocol.ts'

/** What was heard so long ago is no value any more (GAM-17). */
const OLD_MS = 30_000

/** The sums as the arcade told them last; undefined while nothing is known. The line is open while the page is seen. */
export function useJackpots(): readonly JackpotMeter[] | undefined {
  const [heard, setHeard] = useState<readonly JackpotMeter[]>()
  useEffect(() => {
    let source: EventSource | undefined
    let aging: ReturnType<typeof setTimeout> | undefined
    const hear = ({ data }: MessageEvent<string>) => {
      clearTimeout(aging)
      aging = setTimeout(() => setHeard(undefined), OLD_MS)
      setHeard((JSON.parse(data) as JackpotsTold).jackpots)
    }
    const close = () => {
      source?.close()
      source = undefined
      clearTimeout(aging)
    }
    const follow = () => {
      if (document.visibilityState !== 'visible') close()
      else if (!source) {
        source = new EventSource('/api/jackpots')
        source.onmessage = hear
      }
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      close()
    }
  }, [])
  return heard
}
