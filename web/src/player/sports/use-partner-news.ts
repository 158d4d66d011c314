import type { SportPartner } from '@zar/contract/sports'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { openDialog } from '../../lib/dialog/dialog.ts'
import { refreshBalance } from '../../lib/hub/hub.ts'
import { session } from '../../lib/session/session.ts'
import { type PartnerNews, readPartnerNews } from './partner-message.ts'

/** However often a partner says that the balance has moved. */
const REFRESH_EVERY_MS = 1_000

type Word = Extract<PartnerNews, string>

/** Hears this frame and no other window, and answers the height that it asked for. */
export function usePartnerNews(
  frame: RefObject<HTMLIFrameElement | null>,
  { name, address }: { name: SportPartner; address: string },
  onReady: () => void,
): number | undefined {
  const [height, setHeight] = useState<number>()
  const refreshedMs = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    let soon: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      soon = undefined
      refreshedMs.current = performance.now()
      void refreshBalance()
    }
    const does: Record<Word, () => void> = {
      ready: onReady,
      login: () => {
        if (!session()) openDialog({ name: 'login' })
      },
      balance: () => {
        if (!session() || soon !== undefined) return
        const sinceMs = performance.now() - refreshedMs.current
        // What is told in between is asked for at the end of it, so that the last word is heard.
        soon = setTimeout(refresh, Math.max(0, REFRESH_EVERY_MS - sinceMs))
      },
    }
    const hear = (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow) return
      const news = readPartnerNews(event, { name, address })
      if (typeof news === 'object') setHeight(news.height)
      else if (news) does[news]()
    }
    addEventListener('message', hear)
    return () => {
      clearTimeout(soon)
      removeEventListener('message', hear)
    }
  }, [frame, name, address, onReady])
  return height
}
