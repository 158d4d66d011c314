import './margins.css'
import { setMargin } from '@zar/contract/office/trading/margin'
import { useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { failureText } from '../../parts/api/failure.ts'
import { SelectField, TextField, TickField } from '../../parts/controls/field.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import type { AskOf } from '../ask.ts'
import { useDeed } from '../dialogs/use-deed.ts'
import { effectText, MarginExamples } from './effect.tsx'
import { bpText, shareOf, typedBp } from './margin-words.ts'
import { t } from './texts.ts'
import { useMarginPreview } from './use-margin-preview.ts'

type Props = { ask: AskOf<'margin'>; onClose: () => void }

/** The margin that is being typed: where, how much, and what it would do. */
function useMargin({ places, leastBp, mostBp }: AskOf<'margin'>) {
  const [scope, setScope] = useState(places[0]?.scope ?? '')
  const nowIn = (where: string) => places.find((one) => one.scope === where)?.marginBp ?? null
  const nowBp = nowIn(scope)
  const [has, setHas] = useState(true)
  const [typed, setTyped] = useState(bpText(nowBp))
  const bp = typedBp(typed)
  const goodBp = bp !== undefined && bp >= leastBp && bp <= mostBp ? bp : undefined
  const choose = (next: string) => {
    setScope(next)
    setHas(true)
    setTyped(bpText(nowIn(next)))
  }
  /** Undefined while it is none; null takes the one there away. */
  const marginBp = has ? goodBp : null
  const preview = useMarginPreview(scope, marginBp)
  return { scope, choose, nowBp, has, setHas, typed, setTyped, marginBp, preview }
}

type Margin = ReturnType<typeof useMargin>

function saidOf({ marginBp, preview: { data, error } }: Margin): string | undefined {
  if (marginBp === undefined) return undefined
  if (error) return failureText(error)
  return data ? effectText(data) : t('waits')
}

function verbOf({ has, marginBp }: Margin): string {
  if (!has) return t('verbNone')
  return marginBp ? t('verb', { share: shareOf(marginBp) }) : t('verbBlank')
}

/** Sets a margin by hand, with the prices that it makes beside those of now. */
export function MarginDialog({ ask, onClose }: Props) {
  const deed = useDeed()
  const margin = useMargin(ask)
  const { scope, nowBp, marginBp, preview } = margin
  const { name, leastBp, mostBp } = ask
  const bounds = { least: shareOf(leastBp), most: shareOf(mostBp) }
  const seen = nowBp === null ? 'none' : String(nowBp)
  const send = (reason: string) =>
    call(setMargin, { scope, marginBp: marginBp ?? null, seen, reason })
  return (
    <Confirm
      title={t('title', { name })}
      verb={verbOf(margin)}
      needsWords
      lacks={marginBp === undefined ? t('wrong', bounds) : undefined}
      consequence={saidOf(margin)}
      draft={`trading:margin:${scope}`}
      onConfirm={({ text }) => deed(() => send(text), t('done', { name }))}
      onClose={onClose}
    >
      <MarginFields ask={ask} margin={margin} help={t('bounds', bounds)} />
      {preview.data && marginBp !== undefined && (
        <MarginExamples examples={preview.data.examples} />
      )}
    </Confirm>
  )
}

type FieldsProps = { ask: AskOf<'margin'>; margin: Margin; help: string }

function MarginFields({ ask: { places }, margin, help }: FieldsProps) {
  const { scope, choose, nowBp, has, setHas, typed, setTyped } = margin
  return (
    <>
      {places.length > 1 && (
        <SelectField
          label={t('place')}
          help={t('exact')}
          choices={places.map((one) => ({ value: one.scope, label: one.label }))}
          value={scope}
          onChange={({ target }) => choose(target.value)}
        />
      )}
      {nowBp !== null && (
        <TickField checked={has} onChange={({ target }) => setHas(target.checked)}>
          {t('has')}
        </TickField>
      )}
      {has && (
        <TextField
          label={t('share')}
          isLacking
          hint={nowBp === null ? t('nowNone') : t('now', { share: shareOf(nowBp) })}
          help={help}
          inputMode="decimal"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </>
  )
}
