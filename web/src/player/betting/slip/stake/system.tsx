import { BET_NAMES, NAMED_BETS } from '@zar/contract/betting/sums/named-bets'
import { Check, ChevronsUpDown } from 'lucide-react'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { sizesOf } from '../state/bets.ts'
import { changeSlip } from '../state/slip.ts'
import { columnsIn } from '../state/sums.ts'
import type { Desk } from '../state/use-desk.ts'
import { t } from '../texts.ts'

/** A system has at most so many free legs. */
const FREE_MAX = 12

/** Which columns the system has: a line for each size, and the systems that have a name. */
export function SystemSizes({ desk }: { desk: Desk }) {
  const legs = desk.legs.filter(({ state }) => state !== 'gone').map(({ leg }) => leg)
  const free = legs.filter(({ isBanker }) => !isBanker).length
  const chosen = sizesOf(desk.slip, legs)
  const priced = legs.map(({ isBanker }) => ({ oddsMilli: 2_000, isBanker }))
  const toggle = (size: number) =>
    changeSlip({
      sizes: chosen.includes(size) ? chosen.filter((one) => one !== size) : [...chosen, size],
    })
  return (
    <>
      <fieldset className="sizes" aria-label={t('sizesLabel')}>
        {Array.from({ length: Math.min(free, FREE_MAX) }, (_, at) => at + 1).map((size) => (
          // biome-ignore lint/a11y/useSemanticElements: a line of its own look, as all choices of the slip
          <button
            key={size}
            type="button"
            role="checkbox"
            className="sizes__row"
            aria-checked={chosen.includes(size)}
            onClick={() => toggle(size)}
          >
            <i>
              <Icon of={Check} size="s" />
            </i>
            <span>
              <b className="num">
                {size}/{free}
              </b>{' '}
              {sizeName(size)}
            </span>
            <span className="num">{t('columnCount', { count: columnsIn(priced, [size]) })}</span>
          </button>
        ))}
      </fieldset>
      <NamedSystems free={free} hasBanker={free < legs.length} chosen={chosen} />
    </>
  )
}

function sizeName(size: number): string {
  if (size === 1) return t('size1')
  if (size === 2) return t('size2')
  if (size === 3) return t('size3')
  return size === 4 ? t('size4') : t('sizeN', { count: size })
}

/** As these are written everywhere. */
const NAMES: Partial<Record<(typeof BET_NAMES)[number], string>> = {
  trixie: 'Trixie',
  patent: 'Patent',
  yankee: 'Yankee',
  lucky15: 'Lucky 15',
  canadian: 'Canadian',
  lucky31: 'Lucky 31',
  heinz: 'Heinz',
  lucky63: 'Lucky 63',
  superheinz: 'Süper Heinz',
  goliath: 'Goliath',
}

type NamedProps = { free: number; hasBanker: boolean; chosen: readonly number[] }

function NamedSystems({ free, hasBanker, chosen }: NamedProps) {
  const fitting = BET_NAMES.filter((name) => name in NAMES && NAMED_BETS[name].legs === free)
  if (fitting.length === 0 || hasBanker) return null
  const now = fitting.find((name) => NAMED_BETS[name].sizes.join() === chosen.join())
  return (
    <label className="sliprow">
      {t('named')}
      <select
        value={now ?? ''}
        onChange={({ target }) => {
          const name = fitting.find((one) => one === target.value)
          if (name) changeSlip({ sizes: NAMED_BETS[name].sizes })
        }}
      >
        <option value="" disabled>
          {t('namedNone')}
        </option>
        {fitting.map((name) => (
          <option key={name} value={name}>
            {NAMES[name]}
          </option>
        ))}
      </select>
      <Icon of={ChevronsUpDown} size="s" />
    </label>
  )
}
