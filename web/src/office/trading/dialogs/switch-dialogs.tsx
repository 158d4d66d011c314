import { askRecovery, setCashOut, switchFeed } from '@zar/contract/office/trading/acts'
import { call } from '../../parts/api/call.ts'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import type { AskOf } from '../ask.ts'
import { marketOf, titleOf } from '../words.ts'
import { t } from './texts.ts'
import { useDeed } from './use-deed.ts'

type CashOut = AskOf<'cashOut' | 'cashOutAll'>

/** What it is about: its scope, id and name, and whether bets on it are sold back from now on. */
function targetOf(ask: CashOut) {
  if (ask.kind === 'cashOutAll')
    return { scope: 'all', id: '0', name: t('everywhere'), hasCashOut: ask.hasCashOut } as const
  const { match, market } = ask
  if (!market)
    return {
      scope: 'event',
      id: match.id,
      name: titleOf(match),
      hasCashOut: !match.hasCashOut,
    } as const
  const name = `${titleOf(match)}, ${marketOf(market, match)}`
  return { scope: 'market', id: market.id, name, hasCashOut: !market.hasCashOut } as const
}

/** Stops that bets are sold back, or allows it again. */
export function CashOutDialog({ ask, onClose }: { ask: CashOut; onClose: () => void }) {
  const deed = useDeed()
  const { scope, id, name, hasCashOut } = targetOf(ask)
  return (
    <Confirm
      title={t(hasCashOut ? 'cashOutOpenTitle' : 'cashOutStopTitle', { name })}
      verb={t(hasCashOut ? 'cashOutOpen' : 'cashOutStop')}
      isDangerous={!hasCashOut}
      needsWords
      draft={`trading:cashout:${scope}:${id}`}
      onConfirm={({ text: reason }) =>
        deed(() => call(setCashOut, { scope, id, hasCashOut, reason }), t('cashOutDone', { name }))
      }
      onClose={onClose}
    />
  )
}

type Feed = AskOf<'feed'>

/** Shuts a stream of the odds company, or leaves it to the feed again. */
export function FeedDialog({ ask, onClose }: { ask: Feed; onClose: () => void }) {
  const deed = useDeed()
  const { source, producer, isShut } = ask
  const name = producer
  return (
    <Confirm
      title={t(isShut ? 'feedShutTitle' : 'feedOpenTitle', { name })}
      verb={t(isShut ? 'feedShut' : 'feedOpen')}
      isDangerous={isShut}
      needsWords
      consequence={t(isShut ? 'feedShutDoes' : 'feedOpenDoes')}
      draft={`trading:feed:${source}:${producer}`}
      onConfirm={({ text: reason }) =>
        deed(() => call(switchFeed, { source, producer, isShut, reason }), t('feedDone', { name }))
      }
      onClose={onClose}
    />
  )
}

/** Asks the odds company for all of a stream anew. */
export function RecoveryDialog({ ask, onClose }: { ask: AskOf<'recovery'>; onClose: () => void }) {
  const deed = useDeed()
  const { source, producer } = ask
  return (
    <Confirm
      title={t('recoveryTitle', { name: producer })}
      verb={t('recoveryVerb')}
      isDangerous
      needsWords
      consequence={t('recoveryDoes')}
      draft={`trading:recovery:${source}:${producer}`}
      onConfirm={({ text: reason }) =>
        deed(() => call(askRecovery, { source, producer, reason }), t('recoveryDone'))
      }
      onClose={onClose}
    />
  )
}
