import * as contract from '@zar/contract/office/trading/by-two'
import { useState } from 'react'
import { voidReason } from '../../../lib/betting/void-reasons.ts'
import { call } from '../../parts/api/call.ts'
import { TextField } from '../../parts/controls/field.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import type { Ask, AskOf } from '../ask.ts'
import { liraOf, marketOf, titleOf } from '../words.ts'
import { t } from './texts.ts'
import { useDeed } from './use-deed.ts'
import { previewText, usePreview } from './use-preview.ts'

type Of<K extends Ask['kind']> = { ask: AskOf<K>; onClose: () => void }

const nameOf = ({ match, market }: AskOf<'settle' | 'sendBack' | 'void'>): string =>
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

/** The reasons of the house rules, by their numbers. */
const CODES = Array.from({ length: 14 }, (_, at) => ({
  value: `${at + 1}`,
  label: `${at + 1} · ${voidReason(at + 1)}`,
}))

/** Proposes that all bets on a market are returned. */
export function VoidDialog({ ask, onClose }: Of<'void'>) {
  const deed = useDeed()
  const { id, seen } = ask.market
  const preview = usePreview({ id, voidCode: 1 })
  return (
    <Confirm
      title={t('voidTitle', { name: nameOf(ask) })}
      verb={t('voidVerb')}
      isDangerous
      codes={CODES}
      needsWords
      consequence={t('voidDoes', { preview: previewText(preview, ask) })}
      draft={`trading:void:${id}`}
      onConfirm={({ code, text: reason }) =>
        deed(() =>
          call(contract.voidMarket, { id, seen, code: Number(code), from: null, to: null, reason }),
        )
      }
      onClose={onClose}
    />
  )
}

/** Proposes that one bet is void, by its number. */
export function VoidBetDialog({ onClose }: { onClose: () => void }) {
  const deed = useDeed()
  const [number, setNumber] = useState('')
  const id = number.trim().replace(/^k-/i, '')
  return (
    <Confirm
      title={t('voidBetTitle')}
      verb={t('voidVerb')}
      isDangerous
      codes={CODES}
      needsWords
      lacks={/^\d{1,18}$/.test(id) ? undefined : t('betMissing')}
      consequence={t('voidBetDoes')}
      draft="trading:void-bet"
      onConfirm={({ code, text: reason }) =>
        deed(() => call(contract.voidBet, { id, code: Number(code), reason }))
      }
      onClose={onClose}
    >
      <TextField
        label={t('betNumber')}
        inputMode="numeric"
        value={number}
        onChange={(event) => setNumber(event.target.value)}
      />
    </Confirm>
  )
}
