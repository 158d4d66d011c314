import type { GuestFrame } from '@zar/contract/guest-frames'

/**
 * A document without an origin in which a script of others runs (`server/src/app/site/guest-frame.ts`).
 * What it says is only believed to come from it, and decides nothing but what it shows.
 */
export type Guest = {
  frame: HTMLIFrameElement
  post: (message: { guest: 'open' } | { guest: 'page'; page: string }) => void
  /** Calls back when the frame says this word. */
  on: (word: 'loaded' | 'failed' | 'chat', then: () => void) => void
}

/** The frame, which loads as soon as it is put into the page. */
export function guestAt(path: GuestFrame, title: string): Guest {
  const frame = document.createElement('iframe')
  frame.src = path
  frame.title = title
  frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-popups')
  return {
    frame,
    post: (message) => frame.contentWindow?.postMessage(message, '*'),
    on: (word, then) =>
      addEventListener('message', ({ source, data }) => {
        if (source === frame.contentWindow && data?.guest === word) then()
      }),
  }
}
