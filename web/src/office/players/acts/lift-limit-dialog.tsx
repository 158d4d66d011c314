import type { PlayerPage } from '@zar/contract/office/players'
import { liftHouseLimit } from '@zar/contract/office/risk/register'
import { call } from '../../parts/api/call.ts'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { Seconds, useProposalsOf, useRefreshProposals } from '../../parts/proposals/second.tsx'
import type { Offers } from '../../parts/rights/offers.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { limitName } from '../limit-names.ts'
import { useRefresh } from '../record/use-player.ts'
import { t } from './texts.ts'

export type HouseLimit = NonNullable<PlayerPage['limits']>[number]
type Props = { player: PlayerPage; limit: HouseLimit; most: string }

const aboutOf = ({ player, limit: { kind, period } }: Props) =>
  ({ right: 'limit.house_lift', object: `player:${player.id}:${kind}:${period}` }) as const

const nameOf = ({ kind, period }: HouseLimit): string => `${limitName(kind)}, ${limitName(period)}`

/** Whether somebody has proposed to lift this limit. */
export const useIsLifting = (props: Props): boolean => useProposalsOf(aboutOf(props)).length > 0

/** Proposes to lift a limit of the house: a second person, who sees the same, does it. */
export function LiftLimitDialog({ onClose, ...props }: Props & { onClose: () => void }) {
  const { player, limit, most } = props
  const { kind, period } = limit
  const refresh = useRefreshProposals()
  return (
    <Confirm
      title={t('liftTitle', { name: nameOf(limit) })}
      verb={t('proposeLift', { most })}
      needsWords
      consequence={t('liftDoes')}
      draft={`player:${player.id}:lift:${kind}:${period}`}
      onConfirm={async ({ text }) => {
        await call(liftHouseLimit, { id: player.id, kind, period, reason: text })
        notify(t('proposed'))
        await refresh()
      }}
      onClose={onClose}
    />
  )
}

/** The limit that one person proposed to lift. */
export function LiftSeconds({ offers, ...props }: Props & { offers: Offers }) {
  const { player, limit, most } = props
  const { kind, period } = limit
  const refresh = useRefresh(player.id)
  return (
    <Seconds
      {...aboutOf(props)}
      title={t('approveLiftTitle', { name: player.username })}
      verb={t('approveLift', { most })}
      consequence={t('liftDoes')}
      facts={() => [[nameOf(limit), most]]}
      refusal={offers('limit.house_lift').refusal}
      approve={async ({ id: proposal, reason }) => {
        await call(liftHouseLimit, { id: player.id, kind, period, reason, proposal })
        notify(t('lifted', { name: nameOf(limit) }))
      }}
      onDone={refresh}
    />
  )
}
