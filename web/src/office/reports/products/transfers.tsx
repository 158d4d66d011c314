import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { type ReportTransfer, readReportTransfers } from '@zar/contract/office/reports/transfers'
import { ArrowLeftRight, X } from 'lucide-react'
import type { z } from 'zod/mini'
import { formatDate } from '../../../lib/language/format.ts'
import { formatDay } from '../../../lib/language/format-day.ts'
import { Link } from '../../../lib/router/router.tsx'
import { call } from '../../parts/api/call.ts'
import { mayDo, useMe } from '../../parts/api/session.ts'
import { Button, IconButton } from '../../parts/controls/button.tsx'
import { signedOf } from '../../parts/money.ts'
import { productName } from '../../parts/product-names.ts'
import { Empty } from '../../parts/states/empty.tsx'
import { Failed } from '../../parts/states/failed.tsx'
import { t } from '../texts.ts'
import { pathOf } from './tree-rows.ts'

type Range = { from: string; to: string }
type Page = z.output<typeof readReportTransfers.output>

const REASONS = [
  'bet',
  'win',
  'rollback',
  'sport_bet',
  'sport_win',
  'sport_rollback',
  'sport_correction',
] as const
const reasonText = (reason: string): string => {
  const known = REASONS.find((one) => one === reason)
  return known ? t(known) : reason
}

/** The transfers that a figure is made of, the newest first. */
export function Transfers({
  of,
  range,
  onClose,
}: {
  of: string
  range: Range
  onClose: () => void
}) {
  const [product = '', provider, game] = pathOf(of)
  const place = { product, provider, game }
  const query = useInfiniteQuery<
    Page,
    Error,
    InfiniteData<Page>,
    readonly string[],
    string | undefined
  >({
    queryKey: ['office', 'report', 'transfers', of, range.from, range.to],
    initialPageParam: undefined,
    queryFn: ({ pageParam }) =>
      call(readReportTransfers, { ...range, ...place, before: pageParam }),
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? []
  const name = [productName(product), provider, game].filter(Boolean).join(' › ')
  return (
    <section className="o-panel" aria-labelledby="report-transfers">
      <div className="o-panel__h">
        <h2 id="report-transfers">{t('transfers')}</h2>
        <span className="o-micro o-ell">{name}</span>
        <span className="o-push">
          <IconButton icon={X} label={t('close')} onClick={onClose} />
        </span>
      </div>
      {query.isError && <Failed error={query.error} onAgain={() => void query.refetch()} />}
      {rows.length > 0 && <TransferRows rows={rows} />}
      {query.isSuccess && rows.length === 0 && !query.hasNextPage && (
        <Empty icon={ArrowLeftRight} title={t('noTransfers')} />
      )}
      {query.hasNextPage && (
        <div className="o-more">
          <Button
            kind="ghost"
            busy={query.isFetchingNextPage ? t('loading') : undefined}
            onClick={() => void query.fetchNextPage()}
          >
            {t('searchOn')}
          </Button>
        </div>
      )}
    </section>
  )
}

function TransferRows({ rows }: { rows: readonly z.output<typeof ReportTransfer>[] }) {
  const me = useMe()
  const seesPlayers = mayDo(me, 'player.view')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard
    <section className="o-tw" aria-label={t('transfers')} tabIndex={0}>
      <table className="o-t">
        <thead>
          <tr>
            <th scope="col">{t('transfer')}</th>
            <th scope="col">{t('when')}</th>
            <th scope="col">{t('reason')}</th>
            <th scope="col">{t('player')}</th>
            <th scope="col" className="o-rp__more">
              {t('game')}
            </th>
            <th scope="col" className="o-end">
              {t('sum')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, at, reason, player, game, stakeE5, winE5, ofDay }) => (
            <tr key={id}>
              <th scope="row">{id}</th>
              <td>{formatDate(at)}</td>
              <td>
                {reasonText(reason)}
                {ofDay && (
                  <small className="o-micro"> {t('ofDay', { day: formatDay(ofDay) })}</small>
                )}
              </td>
              <td>
                {seesPlayers ? (
                  <Link className="o-link" to={`/office/players/${player.id}?tab=movements`}>
                    {player.number}
                  </Link>
                ) : (
                  player.number
                )}
              </td>
              <td className="o-rp__more">{game || '–'}</td>
              <td className="o-end">{signedOf(`${BigInt(stakeE5) - BigInt(winE5)}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
