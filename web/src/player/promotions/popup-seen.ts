import type { Popup } from '@zar/contract/content'
import { localStore } from '../../lib/storage/browser-storage.ts'

const KEY = 'popup'

/** What makes a popup another one: its pictures and where it leads, in whatever language it speaks. */
export const contentOf = ({ images, url }: Pick<Popup, 'images' | 'url'>): string =>
  JSON.stringify([images.map((image) => image.url), url])

/** So many contents are remembered, the last that were shown. */
const SEEN_MAX = 20

/** The contents that were shown here. What stands there of before is one content by itself. */
function seen(): string[] {
  const stored = localStore.getItem(KEY)
  if (stored === null) return []
  try {
    const list: unknown = JSON.parse(stored)
    if (Array.isArray(list) && list.every((one) => typeof one === 'string')) return list
  } catch {}
  return [stored]
}

/** Whether it is to be shown: it has pictures, speaks to this person, and was not shown here before. */
export const isDue = (popup: Popup | null | undefined, isSignedIn: boolean): popup is Popup =>
  !!popup &&
  popup.images.length > 0 &&
  !(isSignedIn && popup.audience === 'visitors') &&
  !seen().includes(contentOf(popup))

export function rememberSeen(popup: Popup): void {
  const content = contentOf(popup)
  const list = [...seen().filter((one) => one !== content), content]
  localStore.setItem(KEY, JSON.stringify(list.slice(-SEEN_MAX)))
}
