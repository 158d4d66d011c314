import type { SportPartner } from '@zar/contract/sports'
import { type RefObject, useEffect, useState } from 'react'
import { openDialog } from '../../lib/dialog.ts'
import { refreshBalance } from '../../lib/hub.ts'
import { useSignedIn } from '../../lib/session.ts'
import { readPartnerNews } from './partner-message.ts'

/** However often a partner says that the balance has moved. */
const REFRESH_EVERY_MS = 1_000

/** Hears this frame and no other window, and answers the height that it asked for. */
export function usePartnerNews(
  frame: RefObject<HTMLIFrameElement | null>,
  { name, address }: { name: SportPartner; address: string },
  onReady: () => void,
): number | undefined {
  const isSignedIn = useSignedIn()
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    let refreshing: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      if (!isSignedIn || refreshing) return
      void refreshBalance()
      refreshing = setTimeout(() => {
        refreshing = undefined
      }, REFRESH_EVERY_MS)
    }
    const hear = (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow) return
      const news = readPartnerNews(event, { name, address })
      if (news === undefined) return
      if (typeof news === 'object') setHeight(news.height)
      else if (news === 'balance') refresh()
      else if (news === 'ready') onReady()
      else if (!isSignedIn) openDialog({ name: 'login' })
    }
    addEventListener('message', hear)
    return () => {
      clearTimeout(refreshing)
      removeEventListener('message', hear)
    }
  }, [frame, name, address, isSignedIn, onReady])
  return height
}
