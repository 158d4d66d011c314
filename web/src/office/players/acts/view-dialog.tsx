import type { PlayerPage } from '@zar/contract/office/players'
import { PLAYER_VIEW, viewAsPlayer } from '@zar/contract/office/view/player-view'
import { call } from '../../parts/api/call.ts'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { t } from './texts.ts'

/** Opens the player's own pages in a tab of their own, in which nothing can be done; the player is told. */
export function ViewDialog({ player, onClose }: { player: PlayerPage; onClose: () => void }) {
  return (
    <Confirm
      title={t('viewTitle', { name: player.username })}
      verb={t('viewVerb')}
      needsWords
      consequence={t('viewDoes', { count: PLAYER_VIEW.minutes })}
      draft={`player:${player.id}:view`}
      onConfirm={async ({ text }) => {
        // At the press itself: a browser opens no tab for an answer that comes later.
        const tab = window.open('about:blank', '_blank')
        try {
          const { url } = await call(viewAsPlayer, { id: player.id, reason: text })
          if (!tab) throw new Error('the browser opened no tab')
          tab.opener = null
          tab.location.replace(url)
        } catch (failure) {
          tab?.close()
          throw failure
        }
        notify(t('viewOpened', { name: player.username }))
      }}
      onClose={onClose}
    />
  )
}
