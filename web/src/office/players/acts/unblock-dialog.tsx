import { type PlayerPage, unblockPlayer } from '@zar/contract/office/players'
import { call } from '../../parts/api/call.ts'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { useRefresh } from '../record/use-player.ts'
import { StandingLines } from '../side/standing.tsx'
import { t } from './texts.ts'

/** Proposes to lift a block: a second person, who sees the same, does it. */
export function UnblockDialog({ player, onClose }: { player: PlayerPage; onClose: () => void }) {
  const refresh = useRefresh(player.id)
  const running = player.standing.filter(({ kind, endedAt }) => kind === 'block' && !endedAt)
  return (
    <Confirm
      title={t('unblockTitle', { name: player.username })}
      verb={t('proposeUnblock')}
      needsWords
      consequence={t('unblockDoes')}
      draft={`player:${player.id}:unblock`}
      onConfirm={async ({ text }) => {
        await call(unblockPlayer, { id: player.id, reason: text })
        notify(t('proposed'))
        await refresh()
      }}
      onClose={onClose}
    >
      <StandingLines facts={running} />
    </Confirm>
  )
}
