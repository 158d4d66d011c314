import * as contract from '@zar/contract/office/trading/by-two'
import { call } from '../../parts/api/call.ts'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import type { Ask, AskOf } from '../ask.ts'
import { liraOf, marketOf, titleOf } from '../words.ts'
import { t } from './texts.ts'
import { useDeed } from './use-deed.ts'
import { previewText, usePreview } from './use-preview.ts'

type Of<K extends Ask['kind']> = { ask: AskOf<K>; onClose: () => void }

const nameOf = ({ match, market }: AskOf<'settle' | 'sendBack'>): string =>
  `${titleOf(match)}, ${marketOf(market, match)}`

/** Proposes that a market is settled by the facts that wait on it. */
export function SettleDialog({ ask, onClose }: Of<'settle'>) {
  const deed = useDeed()
  const { id, seen } = ask.market
  const preview = usePreview({ id })
  const sum = liraOf(preview.data?.paidKurus ?? 0)
  return (
    <Confirm
      title={t('settleTitle', { name: nameOf(ask) })}
      verb={t('settleVerb', { sum })}
      needsWords
      lacks={preview.data ? undefined : previewText(preview, ask)}
      consequence={previewText(preview, ask)}
      draft={`trading:settle:${id}`}
      onConfirm={({ text: reason }) =>
        deed(() => call(contract.confirmSettlement, { id, seen, reason }))
      }
      onClose={onClose}
    />
  )
}

/** Sends facts back: nothing is settled by them. */
export function SendBackDialog({ ask, onClose }: Of<'sendBack'>) {
  const deed = useDeed()
  const { id } = ask.market
  return (
    <Confirm
      title={t('sendBackTitle', { name: nameOf(ask) })}
      verb={t('sendBackVerb')}
      isDangerous
      needsWords
      consequence={t('sendBackDoes')}
      draft={`trading:back:${id}`}
      onConfirm={({ text: reason }) =>
        deed(() => call(contract.sendBackFacts, { id, reason }), t('sentBack'))
      }
      onClose={onClose}
    />
  )
}
