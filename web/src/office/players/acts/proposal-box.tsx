import { type PlayerPage, unblockPlayer } from '@zar/contract/office/players'
import { call } from '../../parts/api/call.ts'
import { Seconds } from '../../parts/proposals/second.tsx'
import type { Offers } from '../../parts/rights/offers.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { useRefresh } from '../record/use-player.ts'
import { t } from './texts.ts'

type Props = { player: PlayerPage; offers: Offers }

/** The block that one person proposed to lift. */
export function ProposalBox({ player, offers }: Props) {
  const refresh = useRefresh(player.id)
  const { username: name, id } = player
  return (
    <Seconds
      right="player.unblock"
      object={`player:${id}`}
      title={t('approveTitle', { name })}
      verb={t('approve')}
      consequence={t('approveDoes')}
      says={({ reason }) => `${t('unblock')}: ${reason}`}
      refusal={offers('player.unblock').refusal}
      facts={({ facts }) => [
        [t('factState'), t(facts.isBlocked === true ? 'factBlocked' : 'factFree')],
      ]}
      approve={async ({ id: proposal, reason }) => {
        await call(unblockPlayer, { id, reason, proposal })
        notify(t('approved', { name }))
      }}
      onDone={refresh}
    />
  )
}
