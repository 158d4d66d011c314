import { GUEST_FRAMES } from '@zar/contract/guest-frames'
import { watchPath } from '../router/router.tsx'
import { type Guest, guestAt } from './guest-frame.ts'

/**
 * Starts the operator's tag manager in its frame, and tells it the path of each page, never what
 * stands behind `?` or `#`. Without an id there is none, and nothing is asked for.
 */
export function startTagManager(
  { id, url }: { id: string | undefined; url: string | undefined },
  open: () => Guest = hiddenFrame,
): void {
  if (!id || !url) return
  const { post, on } = open()
  on('loaded', () => watchPath((page) => post({ guest: 'page', page })))
}

function hiddenFrame(): Guest {
  const guest = guestAt(GUEST_FRAMES.tags, '')
  guest.frame.hidden = true
  document.body.append(guest.frame)
  return guest
}
