import { SPORTS } from '@zar/contract/betting/sport'
import { BET_CLASSES, setClassLimit } from '@zar/contract/office/trading/debts'
import type { Limits, SetLimit } from '@zar/contract/office/trading/limits'
import { useState } from 'react'
import { sportName } from '../../../lib/betting/sport-names.ts'
import { formatRound } from '../../../lib/language/format.ts'
import { type Choice, SelectField, TextField, TickField } from '../../parts/controls/field.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { callProven } from '../../parts/dialogs/prove.ts'
import { kurusIn } from '../../parts/typed-sum.ts'
import type { AskOf } from '../ask.ts'
import { t as shared } from '../dialogs/texts.ts'
import { useDeed } from '../dialogs/use-deed.ts'
import { t as room } from '../texts.ts'
import { classLimitObject, classLimitTitle, keyName, type LimitOf } from './class-limits.ts'
import { t } from './texts.ts'

const CLASSES = BET_CLASSES.map((value) => ({ value, label: room(`class_${value}`) }))
const WHERE = ['all', 'sport', 'league', 'market'] as const
type Where = (typeof WHERE)[number]
const PLACES = WHERE.map((value) => ({ value, label: t(`where_${value}`) }))

/** What may be chosen of each place, by name. */
const choicesOf = ({ leagues, keys }: Limits): Record<Exclude<Where, 'all'>, Choice[]> => ({
  sport: SPORTS.map((value) => ({ value, label: sportName(value) })),
  league: leagues.map(({ id, sport, name }) => ({
    value: id,
    label: `${name} · ${sportName(sport)}`,
  })),
  market: [...new Map(keys.map((one) => [one.key, one])).values()].map(({ key, sport }) => ({
    value: `key:${key}`,
    label: keyName(key, sport),
  })),
})

const WHERE_OF: Partial<Record<SetLimit['of'], Where>> = {
  sport: 'sport',
  league: 'league',
  key: 'market',
}

const SUMS = ['stake', 'payout', 'liability'] as const
type Sums = Record<(typeof SUMS)[number], string>
const MAX_KURUS = 100_000_000_000
const isSum = (typed: string): boolean => kurusIn(typed) >= 100 && kurusIn(typed) <= MAX_KURUS
const liraText = (kurus: number | undefined) =>
  kurus === undefined ? '' : formatRound(kurus / 100).replace('₺', '')

const mostOf = ({ stake, payout, liability }: Sums) => ({
  stakeKurus: kurusIn(stake),
  payoutKurus: kurusIn(payout),
  liabilityKurus: kurusIn(liability),
})

type Props = { ask: AskOf<'classLimit'>; onClose: () => void }

/** The limit that is being typed: of which class, where, and its sums. */
function useClassLimit({ limits, of: before }: AskOf<'classLimit'>) {
  const [playerClass, setClass] = useState<LimitOf['playerClass']>(
    before?.playerClass ?? 'standard',
  )
  const [where, setWhere] = useState<Where>((before && WHERE_OF[before.of]) ?? 'all')
  const [scope, setScope] = useState(before?.scope ?? 'all')
  const [has, setHas] = useState(true)
  const [sums, setSums] = useState<Sums>({
    stake: liraText(before?.stakeKurus),
    payout: liraText(before?.payoutKurus),
    liability: liraText(before?.liabilityKurus),
  })
  const place = (next: Where) => {
    setWhere(next)
    setScope(next === 'all' ? 'all' : '')
  }
  const of = { scope, playerClass }
  const league = limits.leagues.find(({ id }) => where === 'league' && id === scope)?.name ?? null
  const isWhole = !has || SUMS.every((one) => isSum(sums[one]))
  const fields = {
    where,
    place,
    scope,
    setScope,
    playerClass,
    setClass,
    has,
    setHas,
    sums,
    setSums,
  }
  return {
    ...fields,
    of,
    name: scope === '' ? '' : classLimitTitle(of, league),
    lacks: scope === '' ? t('missing') : isWhole ? undefined : t('sumWrong'),
  }
}
type ClassLimit = ReturnType<typeof useClassLimit>

/** Proposes what one bet of a class may stake and pay, and a selection lose, everywhere or in a part of the board. */
export function ClassLimitDialog({ ask, onClose }: Props) {
  const deed = useDeed()
  const limit = useClassLimit(ask)
  const { of, has, setHas, sums, name, lacks } = limit
  const send = (reason: string) =>
    callProven(
      setClassLimit,
      { ...of, most: has ? mostOf(sums) : null, reason },
      { right: 'sportlimit.class', object: classLimitObject(of), amountE5: null },
    )
  return (
    <Confirm
      title={t('classLimitTitle')}
      verb={t(has ? 'classLimitVerb' : 'classLimitNone', { name })}
      needsWords
      consequence={t('classLimitDoes')}
      lacks={lacks}
      draft="trading:class-limit"
      onConfirm={({ text }) => deed(() => send(text), shared('proposed'))}
      onClose={onClose}
    >
      <PlaceFields limits={ask.limits} limit={limit} />
      <TickField checked={has} onChange={({ target }) => setHas(target.checked)}>
        {t('keep')}
      </TickField>
      {has && <SumFields limit={limit} />}
    </Confirm>
  )
}

function PlaceFields({ limits, limit }: { limits: Limits; limit: ClassLimit }) {
  const { playerClass, setClass, where, place, scope, setScope } = limit
  return (
    <>
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
        onChange={({ target }) => place(WHERE.find((one) => one === target.value) ?? where)}
      />
      {where !== 'all' && (
        <SelectField
          label={t(`pick_${where}`)}
          choices={choicesOf(limits)[where]}
          blank={t('choose')}
          value={scope}
          onChange={({ target }) => setScope(target.value)}
        />
      )}
    </>
  )
}

const SumFields = ({ limit: { sums, setSums } }: { limit: ClassLimit }) => (
  <>
    {SUMS.map((one) => (
      <TextField
        key={one}
        label={t(one)}
        isLacking={!isSum(sums[one])}
        inputMode="decimal"
        value={sums[one]}
        onChange={({ target }) => setSums({ ...sums, [one]: target.value })}
      />
    ))}
  </>
)
