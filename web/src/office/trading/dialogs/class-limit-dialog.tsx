import { BET_CLASSES, setClassLimit } from '@zar/contract/office/trading/debts'
import { useState } from 'react'
import { SelectField, TextField, TickField } from '../../parts/controls/field.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { callProven } from '../../parts/dialogs/prove.ts'
import { kurusIn } from '../../parts/typed-sum.ts'
import { classLimitObject, classLimitTitle, type LimitOf } from '../side/class-limits.ts'
import { t as room } from '../texts.ts'
import { t } from './texts.ts'
import { useDeed } from './use-deed.ts'

const CLASSES = BET_CLASSES.map((value) => ({ value, label: room(`class_${value}`) }))
const WHERE = ['all', 'sport', 'league', 'market'] as const
type Where = (typeof WHERE)[number]
const PLACES = WHERE.map((value) => ({ value, label: t(`where_${value}`) }))

/** What may be typed of each place, as the operation takes it. */
const SHAPES: Record<Exclude<Where, 'all'>, RegExp> = {
  sport: /^[a-z][\w-]{1,39}$/,
  league: /^\d{1,18}$/,
  market: /^[\w.:-]{1,76}$/,
}

const EXAMPLES = { sport: 'football', league: '17', market: 'ft.result' } as const

/** The scope of what was typed; undefined where it is none. */
function scopeOf(where: Where, typed: string): string | undefined {
  if (where === 'all') return 'all'
  const plain = typed.trim()
  // `all` is a word of its own, and no sport.
  if (!SHAPES[where].test(plain) || plain === 'all') return undefined
  return where === 'market' ? `key:${plain}` : plain
}

const SUMS = ['stake', 'payout', 'liability'] as const
type Sums = Record<(typeof SUMS)[number], string>
const NONE: Sums = { stake: '', payout: '', liability: '' }
const MAX_KURUS = 100_000_000_000
const isSum = (typed: string): boolean => kurusIn(typed) >= 100 && kurusIn(typed) <= MAX_KURUS

const mostOf = ({ stake, payout, liability }: Sums) => ({
  stakeKurus: kurusIn(stake),
  payoutKurus: kurusIn(payout),
  liabilityKurus: kurusIn(liability),
})

/** Proposes what one bet of a class may stake and pay, and a selection lose, everywhere or in a part of the board. */
export function ClassLimitDialog({ onClose }: { onClose: () => void }) {
  const deed = useDeed()
  const [playerClass, setClass] = useState<LimitOf['playerClass']>('standard')
  const [where, setWhere] = useState<Where>('all')
  const [typed, setTyped] = useState('')
  const [has, setHas] = useState(true)
  const [sums, setSums] = useState<Sums>(NONE)
  const scope = scopeOf(where, typed)
  const isWhole = !has || SUMS.every((one) => isSum(sums[one]))
  const placeLacks =
    where !== 'all' && scope === undefined
      ? t(`wrong_${where}`, { example: EXAMPLES[where] })
      : undefined
  const of = { scope: scope ?? 'all', playerClass }
  const send = (reason: string) =>
    callProven(
      setClassLimit,
      { ...of, most: has ? mostOf(sums) : null, reason },
      { right: 'sportlimit.class', object: classLimitObject(of), amountE5: null },
    )
  return (
    <Confirm
      title={t('classLimitTitle')}
      verb={t(has ? 'classLimitVerb' : 'classLimitNone', { name: classLimitTitle(of) })}
      needsWords
      consequence={t('classLimitDoes')}
      lacks={placeLacks ?? (isWhole ? undefined : t('sumWrong'))}
      draft="trading:class-limit"
      onConfirm={({ text }) => deed(() => send(text))}
      onClose={onClose}
    >
      <SelectField
        label={t('classPick')}
        choices={CLASSES}
        value={playerClass}
        onChange={({ target }) =>
          setClass(BET_CLASSES.find((one) => one === target.value) ?? playerClass)
        }
      />
      <SelectField
        label={t('where')}
        choices={PLACES}
        value={where}
        onChange={({ target }) => setWhere(WHERE.find((one) => one === target.value) ?? where)}
      />
      {where !== 'all' && (
        <TextField
          label={t(`name_${where}`, { example: EXAMPLES[where] })}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <TickField checked={has} onChange={({ target }) => setHas(target.checked)}>
        {t('limitKeep')}
      </TickField>
      {has &&
        SUMS.map((one) => (
          <TextField
            key={one}
            label={t(one)}
            inputMode="decimal"
            value={sums[one]}
            onChange={({ target }) => setSums({ ...sums, [one]: target.value })}
          />
        ))}
    </Confirm>
  )
}
