import type { GameMessage, SiteMessage } from '../../../protocol.ts'

/** An address that may be opened, or null: nothing but http and https. */
export function webUrl(text: string | null): URL | null {
  if (!text || !URL.canParse(text)) return null
  const url = new URL(text)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null
}

/** The site that frames the game. */
export type Parent = {
  isFramed: boolean
  /** Silent when nobody frames the game. */
  tell: (message: GameMessage) => void
  /** Hears the site's own window on its own origin, and nobody else. */
  hear: (listener: (message: SiteMessage) => void) => void
}

export function createParent(page: Window, lobby: string | null): Parent {
  const site = webUrl(page.document.referrer) ?? webUrl(lobby)
  const isFramed = page.parent !== page && site !== null
  return {
    isFramed,
    tell(message) {
      if (isFramed) page.parent.postMessage(message, site.origin)
    },
    hear(listener) {
      if (!isFramed) return
      page.addEventListener('message', ({ source, origin, data }) => {
        const message = source === page.parent && origin === site.origin && readMessage(data)
        if (message) listener(message)
      })
    },
  }
}

function readMessage(data: unknown): SiteMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { type, minutes, stakedKurus, netKurus } = data as Record<string, unknown>
  if (type === 'zar:goOn') return { type }
  return type === 'zar:reminder' && isSum(minutes) && isSum(stakedKurus) && isSum(netKurus)
    ? { type, minutes, stakedKurus, netKurus }
    : undefined
}

const isSum = (value: unknown): value is number => Number.isSafeInteger(value)
