import { blockDevice } from '@zar/contract/office/player/devices'
import type { PlayerPage } from '@zar/contract/office/players'
import { call } from '../../parts/api/call.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { useRefresh } from '../record/use-player.ts'
import { ReasonInPlace } from './reason-in-place.tsx'
import { t } from './texts.ts'

type Props = { id: string; session: PlayerPage['sessions'][number]; onClose: () => void }

/** Level 1: why the device is blocked, or released. */
export function DeviceQuestion({ id, session, onClose }: Props) {
  const refresh = useRefresh(id)
  const isBlocked = session.deviceState !== 'blocked'
  return (
    <ReasonInPlace
      question={t(isBlocked ? 'deviceBlockAsk' : 'deviceReleaseAsk')}
      verb={t(isBlocked ? 'deviceBlock' : 'deviceRelease')}
      draft={`device:${session.id}`}
      onReason={async (reason) => {
        await call(blockDevice, { id, session: session.id, isBlocked, reason })
        notify(t(isBlocked ? 'deviceBlockDone' : 'deviceReleaseDone'))
        await refresh()
      }}
      onClose={onClose}
    />
  )
}
