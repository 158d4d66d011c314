import type { ProductReport } from '@zar/contract/office/reports/products'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { z } from 'zod/mini'
import { formatWhole } from '../../../lib/language/format.ts'
import { mayDo, useMe } from '../../parts/api/session.ts'
import { IconButton } from '../../parts/controls/button.tsx'
import { changeOf, percentText } from '../../parts/figures/numbers.ts'
import { bareOf } from '../../parts/money.ts'
import { t } from '../texts.ts'
import { keyOf, rowsOf, type TreeRow } from './tree-rows.ts'

type Report = z.output<typeof ProductReport>

type TreeProps = {
  report: Report
  days: number
  /** The row whose transfers are open. */
  chosen: string | undefined
  onOpen: (key: string) => void
}

/** The same columns at each level. A figure opens the transfers that it is made of. */
export function Tree({ report, days, chosen, onOpen }: TreeProps) {
  const me = useMe()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const turn = (key: string) => {
    const next = new Set(open)
    if (!next.delete(key)) next.add(key)
    setOpen(next)
  }
  const drill = mayDo(me, 'ledger.view') ? onOpen : undefined
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard */}
      <section className="o-tw" aria-label={t('products')} tabIndex={0}>
        <table className="o-t">
          <Head />
          <tbody>
            {rowsOf(report.products, open).map((row) => (
              <Line
                key={keyOf(row.path)}
                row={row}
                isChosen={keyOf(row.path) === chosen}
                onTurn={turn}
                onOpen={drill}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td>{t('total', { count: days })}</td>
              <Sums sums={report.total} />
            </tr>
          </tfoot>
        </table>
      </section>
      {drill && <p className="o-panel__f">{t('drill')}</p>}
    </>
  )
}

const Head = () => (
  <thead>
    <tr>
      <th scope="col">{t('split')}</th>
      {(['stakes', 'wins', 'ggr', 'hold', 'expected', 'bets', 'people', 'change'] as const).map(
        (name) => (
          <th key={name} scope="col" className={`o-end ${isLess(name) ? 'o-rp__more' : ''}`}>
            {t(name)}
          </th>
        ),
      )}
    </tr>
  </thead>
)

const LESS: readonly string[] = ['stakes', 'wins', 'expected', 'bets', 'people']
const isLess = (name: string): boolean => LESS.includes(name)

function Line({
  row,
  isChosen,
  onTurn,
  onOpen,
}: {
  row: TreeRow
  isChosen: boolean
  onTurn: (key: string) => void
  onOpen: ((key: string) => void) | undefined
}) {
  const { path, name, sums, hasParts, isOpen } = row
  const key = keyOf(path)
  return (
    <tr aria-selected={isChosen || undefined} className={isChosen ? 'is-row' : undefined}>
      <th scope="row">
        <span className={`o-row o-rp__name o-rp__name--${path.length}`}>
          {hasParts && (
            <IconButton
              icon={isOpen ? ChevronDown : ChevronRight}
              size="s"
              label={t(isOpen ? 'fold' : 'unfold', { name })}
              aria-expanded={isOpen}
              onClick={() => onTurn(key)}
            />
          )}
          {path.length === 1 ? <b>{name}</b> : name}
        </span>
      </th>
      <Sums sums={sums} name={name} onOpen={onOpen && (() => onOpen(key))} />
    </tr>
  )
}

function Sums({
  sums,
  name,
  onOpen,
}: {
  sums: Report['total']
  name?: string
  onOpen?: (() => void) | undefined
}) {
  const ggr = (
    <b className={sums.ggrE5.startsWith('-') ? 'o-bad' : undefined}>{bareOf(sums.ggrE5)}</b>
  )
  return (
    <>
      <td className="o-end o-rp__more">{bareOf(sums.stakesE5)}</td>
      <td className="o-end o-rp__more">{bareOf(sums.winsE5)}</td>
      <td className="o-end">
        {onOpen && name ? (
          <button
            type="button"
            className="o-rp__drill"
            aria-label={`${bareOf(sums.ggrE5)}, ${t('openTransfers', { name })}`}
            onClick={onOpen}
          >
            {ggr}
          </button>
        ) : (
          ggr
        )}
      </td>
      <td className="o-end">{percentText(sums.holdBp)}</td>
      <td className="o-end o-rp__more">{percentText(sums.expectedBp)}</td>
      <td className="o-end o-rp__more">{formatWhole(sums.bets)}</td>
      <td className="o-end o-rp__more">
        {sums.players === null ? '–' : formatWhole(sums.players)}
      </td>
      <td className="o-end">
        <Change now={sums.ggrE5} before={sums.ggrBeforeE5} />
      </td>
    </>
  )
}

function Change({ now, before }: { now: string; before: string }) {
  if (before === '0') return <span className="haze">{now === '0' ? '–' : t('fresh')}</span>
  const change = changeOf(now, before)
  if (!change) return '–'
  return <span className={change.isUp ? 'o-up' : 'o-down'}>{change.by}</span>
}
