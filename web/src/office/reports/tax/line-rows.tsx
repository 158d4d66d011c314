import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { readTaxRows, type TaxLine, type TaxRow } from '@zar/contract/office/reports/tax'
import { SPORT_PRODUCT } from '@zar/contract/office/system/tax-rates'
import { Rows3, X } from 'lucide-react'
import type { z } from 'zod/mini'
import { formatDate } from '../../../lib/language/format.ts'
import { call } from '../../parts/api/call.ts'
import { Button, IconButton } from '../../parts/controls/button.tsx'
import { bareOf } from '../../parts/money.ts'
import { Awaited } from '../../parts/states/awaited.tsx'
import { Empty } from '../../parts/states/empty.tsx'
import { PlainTable } from '../../parts/table/plain-table.tsx'
import { t } from './texts.ts'

type Page = z.output<typeof readTaxRows.output>
type Props = { line: TaxLine; name: string; onClose: () => void }

/** What a line's base is made of: games, sports, methods, or single wins. */
export function LineRows({ line, name, onClose }: Props) {
  const { rate, from, to } = line
  const query = useInfiniteQuery<
    Page,
    Error,
    InfiniteData<Page>,
    readonly string[],
    string | undefined
  >({
    queryKey: ['office', 'report', 'tax-rows', rate, from, to],
    initialPageParam: undefined,
    queryFn: ({ pageParam }) => call(readTaxRows, { rate, from, to, before: pageParam }),
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const rows = query.data?.pages.flatMap((page) => page.rows)
  return (
    <section className="o-panel" aria-labelledby="tax-rows">
      <div className="o-panel__h">
        <h2 id="tax-rows">{t('rows')}</h2>
        <span className="o-micro o-ell">{name}</span>
        <span className="o-push">
          <IconButton icon={X} label={t('close')} onClick={onClose} />
        </span>
      </div>
      {!rows && <Awaited read={query} loading={t('loading')} />}
      {rows?.length === 0 && <Empty icon={Rows3} title={t('noRows')} />}
      {rows && rows.length > 0 && <Rows line={line} rows={rows} />}
      {query.hasNextPage && (
        <div className="o-more">
          <Button
            kind="ghost"
            busy={query.isFetchingNextPage ? t('loading') : undefined}
            onClick={() => void query.fetchNextPage()}
          >
            {t('more')}
          </Button>
        </div>
      )}
    </section>
  )
}

const sumOf = (e5: string | null): string => (e5 === null ? '–' : bareOf(e5))

function Rows({ line, rows }: { line: TaxLine; rows: readonly TaxRow[] }) {
  const { base, product } = line
  if (base === 'winnings') {
    return (
      <PlainTable
        label={t('rows')}
        heads={[t('transfer'), t('when'), t('game'), t('won'), t('adds')]}
        rows={rows.map((row) => ({
          key: row.key,
          cells: [
            row.key,
            row.at && formatDate(row.at),
            row.name || row.provider,
            sumOf(row.winsE5),
            sumOf(row.baseE5),
          ],
        }))}
      />
    )
  }
  if (base === 'deposits') {
    return (
      <PlainTable
        label={t('rows')}
        heads={[t('method'), t('count'), t('adds')]}
        rows={rows.map((row) => ({
          key: row.key,
          cells: [row.name, row.count, sumOf(row.baseE5)],
        }))}
      />
    )
  }
  return (
    <PlainTable
      label={t('rows')}
      heads={[
        t(product === SPORT_PRODUCT ? 'sport' : 'game'),
        t('count'),
        t('staked'),
        t('won'),
        t('adds'),
      ]}
      rows={rows.map((row) => ({
        key: row.key,
        cells: [
          <span key="name" className="o-two">
            {row.name || row.provider}
            <small>{row.provider}</small>
          </span>,
          row.count ?? '–',
          sumOf(row.stakesE5),
          sumOf(row.winsE5),
          sumOf(row.baseE5),
        ],
      }))}
    />
  )
}
