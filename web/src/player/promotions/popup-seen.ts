import type { Popup } from '@zar/contract/content'

const KEY = 'popup'

/** What makes a popup another one: its pictures and where it leads, in whatever language it speaks. */
export const contentOf = ({ images, url }: Pick<Popup, 'images' | 'url'>): string =>
  JSON.stringify([images.map((image) => image.url), url])

/** Whether it is to be shown: it has pictures, and was not shown here before. */
export const isDue = (popup: Popup | null | undefined): popup is Popup =>
  !!popup && popup.images.length > 0 && localStorage.getItem(KEY) !== contentOf(popup)

export const rememberSeen = (popup: Popup): void => localStorage.setItem(KEY, contentOf(popup))
