import type { GameMessage } from '../../../protocol.ts'

/** An address that may be opened, or null: nothing but http and https. */
export function webUrl(text: string | null): URL | null {
  if (!text || !URL.canParse(text)) return null
  const url = new URL(text)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null
}

/** Tells the site that frames the game what happened. Silent when nobody frames it. */
export function createParent(page: Window, lobby: string | null): (message: GameMessage) => void {
  const site = webUrl(page.document.referrer) ?? webUrl(lobby)
  const isFramed = page.parent !== page
  return (message) => {
    if (isFramed && site) page.parent.postMessage(message, site.origin)
  }
}
