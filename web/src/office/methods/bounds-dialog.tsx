import './methods.css'
import { type OfficeMethod, setMethod } from '@zar/contract/office/house/methods'
import { useState } from 'react'
import { call } from '../parts/api/call.ts'
import { TextField } from '../parts/controls/field.tsx'
import { Confirm } from '../parts/dialogs/confirm-dialog.tsx'
import { moneyOf } from '../parts/money.ts'
import { useRefreshProposals } from '../parts/proposals/second.tsx'
import { notify } from '../parts/toasts/toasts.ts'
import { Preview } from './preview.tsx'
import { shortOf, sumIn } from './sums.ts'
import { t } from './texts.ts'

/** What is wrong with two sums for a method, in words; undefined where they can be proposed. */
function lacksIn(method: OfficeMethod, minE5: string | undefined, maxE5: string | undefined) {
  const { leastE5, mostE5, closedCode } = method
  const isWithin =
    minE5 !== undefined &&
    maxE5 !== undefined &&
    BigInt(minE5) >= BigInt(leastE5) &&
    BigInt(maxE5) <= BigInt(mostE5) &&
    BigInt(minE5) <= BigInt(maxE5)
  if (!isWithin) return t('wrong', { least: moneyOf(leastE5), most: moneyOf(mostE5) })
  const isSame = minE5 === method.minE5 && maxE5 === method.maxE5
  return isSame && closedCode === null ? t('same') : undefined
}

/** Proposes the bounds of a method, and of one that is closed that it be opened with them. */
export function BoundsDialog({ method, onClose }: { method: OfficeMethod; onClose: () => void }) {
  const refreshProposals = useRefreshProposals()
  const [min, setMin] = useState(shortOf(method.minE5))
  const [max, setMax] = useState(shortOf(method.maxE5))
  const { id, title, running, closedCode } = method
  const opens = closedCode !== null
  const [minE5, maxE5] = [sumIn(min), sumIn(max)]
  const lacks = lacksIn(method, minE5, maxE5)
  const shown = { minE5: minE5 ?? method.minE5, maxE5: maxE5 ?? method.maxE5 }
  const sums = { min: shortOf(shown.minE5), max: shortOf(shown.maxE5) }
  const verb = opens ? t('openVerb', sums) : t('changeVerb', sums)
  const isOutside = (name: 'min' | 'max') => {
    const sum = name === 'min' ? minE5 : maxE5
    const isIn = sum !== undefined && BigInt(sum) >= BigInt(method.leastE5)
    // Where both are within, the greater one is the one that is less.
    return !isIn || BigInt(sum) > BigInt(name === 'min' ? shown.maxE5 : method.mostE5)
  }
  const field = (
    name: 'min' | 'max',
    value: string,
    before: string,
    onType: (typed: string) => void,
  ) => (
    <TextField
      label={t(name)}
      isLacking={lacks !== t('same') && isOutside(name)}
      hint={value === before ? undefined : t('was', { was: before })}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={({ target }) => onType(target.value)}
    />
  )
  return (
    <Confirm
      title={t(opens ? 'openTitle' : 'changeTitle', { name: title })}
      verb={lacks ? t('changePlain') : verb}
      needsWords
      consequence={t('changeDoes', { running: t('runningNote', { count: running }) })}
      lacks={lacks}
      draft={`method:${id}:bounds`}
      onConfirm={async ({ text }) => {
        await call(setMethod, { id, ...shown, opens, reason: text })
        notify(t('proposed'))
        await refreshProposals()
      }}
      onClose={onClose}
    >
      <div className="o-meth__pair">
        {field('min', min, shortOf(method.minE5), setMin)}
        {field('max', max, shortOf(method.maxE5), setMax)}
      </div>
      <p className="o-micro">
        {t('service')}:{' '}
        {t('help', { least: moneyOf(method.leastE5), most: moneyOf(method.mostE5) })}
      </p>
      <Preview method={{ ...method, ...shown, closedText: null }} />
    </Confirm>
  )
}
