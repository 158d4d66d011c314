import * as contract from '@zar/contract/office/trading/by-two'
import { useState } from 'react'
import { voidReason } from '../../../lib/betting/void-reasons.ts'
import { call } from '../../parts/api/call.ts'
import { TextField } from '../../parts/controls/field.tsx'
import { Segments } from '../../parts/controls/tabs.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { momentIn } from '../../parts/moment.ts'
import type { AskOf } from '../ask.ts'
import { t as shared } from '../dialogs/texts.ts'
import { useDeed } from '../dialogs/use-deed.ts'
import { previewText, usePreview } from '../dialogs/use-preview.ts'
import { marketOf, titleOf } from '../words.ts'
import { t } from './texts.ts'

/** The reasons of the house rules, by their numbers. */
const CODES = Array.from({ length: 14 }, (_, at) => ({
  value: `${at + 1}`,
  label: `${at + 1} · ${voidReason(at + 1)}`,
}))

type Which = 'all' | 'ofTime'
const WHICH = (['all', 'ofTime'] as const).map((key) => ({ key, label: t(key) }))

/** The moment in UTC of what a field says; null of an empty one. */
const momentOf = (text: string): string | null => momentIn(text)?.toISOString() ?? null

/** The time of which bets are void; undefined while it is none. */
function useTime() {
  const [which, choose] = useState<Which>('all')
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const time = { from: momentOf(from), to: momentOf(to) }
  const isTime =
    (time.from !== null || time.to !== null) &&
    (time.from === null || time.to === null || time.from < time.to)
  const whole = { from: null, to: null }
  const fields = { which, choose, from, setFrom, to, setTo }
  return {
    ...fields,
    time: which === 'all' ? whole : isTime ? time : undefined,
  }
}

/** Proposes that all bets on a market are returned, or those of a time. */
export function VoidDialog({ ask, onClose }: { ask: AskOf<'void'>; onClose: () => void }) {
  const deed = useDeed()
  const { id, seen } = ask.market
  const fields = useTime()
  const { which, time } = fields
  const asked = { id, voidCode: 1, from: time?.from ?? undefined, to: time?.to ?? undefined }
  const preview = usePreview(asked, time !== undefined)
  const said = previewText(preview, ask)
  const name = `${titleOf(ask.match)}, ${marketOf(ask.market, ask.match)}`
  const does =
    which === 'all' ? shared('voidDoes', { preview: said }) : t('does', { preview: said })
  return (
    <Confirm
      title={shared('voidTitle', { name })}
      verb={shared('voidVerb')}
      isDangerous
      codes={CODES}
      needsWords
      lacks={time ? undefined : t('wrong')}
      consequence={time && does}
      draft={`trading:void:${id}`}
      onConfirm={({ code, text: reason }) =>
        deed(() =>
          call(contract.voidMarket, {
            id,
            seen,
            code: Number(code),
            reason,
            from: time?.from ?? null,
            to: time?.to ?? null,
          }),
        )
      }
      onClose={onClose}
    >
      <TimeFields fields={fields} />
    </Confirm>
  )
}

function TimeFields({ fields }: { fields: ReturnType<typeof useTime> }) {
  const { which, choose, from, setFrom, to, setTo } = fields
  return (
    <>
      <Segments<Which> label={t('which')} choices={WHICH} chosen={which} onChoose={choose} />
      {which === 'ofTime' && (
        <>
          <TextField
            label={t('from')}
            isLacking
            help={t('fromHelp')}
            type="datetime-local"
            step={1}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
          <TextField
            label={t('to')}
            isLacking
            help={t('toHelp')}
            type="datetime-local"
            step={1}
            value={to}
            onChange={({ target }) => setTo(target.value)}
          />
        </>
      )}
    </>
  )
}

/** Proposes that one bet is void, by its number. */
export function VoidBetDialog({ onClose }: { onClose: () => void }) {
  const deed = useDeed()
  const [number, setNumber] = useState('')
  const id = number.trim().replace(/^k-/i, '')
  return (
    <Confirm
      title={shared('voidBetTitle')}
      verb={shared('voidVerb')}
      isDangerous
      codes={CODES}
      needsWords
      lacks={/^\d{1,18}$/.test(id) ? undefined : shared('betMissing')}
      consequence={shared('voidBetDoes')}
      draft="trading:void-bet"
      onConfirm={({ code, text: reason }) =>
        deed(() => call(contract.voidBet, { id, code: Number(code), reason }))
      }
      onClose={onClose}
    >
      <TextField
        label={shared('betNumber')}
        isLacking
        inputMode="numeric"
        value={number}
        onChange={(event) => setNumber(event.target.value)}
      />
    </Confirm>
  )
}
