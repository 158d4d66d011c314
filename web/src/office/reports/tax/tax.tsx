import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readTaxReport, type TaxLine, type TaxProfile } from '@zar/contract/office/reports/tax'
import { ScrollText } from 'lucide-react'
import { Link } from '../../../lib/router/router.tsx'
import { call } from '../../parts/api/call.ts'
import { mayDo, useMe } from '../../parts/api/session.ts'
import { Say } from '../../parts/controls/say.tsx'
import { shortDay } from '../../parts/figures/numbers.ts'
import { bareOf, moneyOf } from '../../parts/money.ts'
import { productName } from '../../parts/product-names.ts'
import { rateText } from '../../parts/rate-text.ts'
import { Empty } from '../../parts/states/empty.tsx'
import { PlainTable } from '../../parts/table/plain-table.tsx'
import { useAsked } from '../range.ts'
import { Matched, ReportFrame } from '../report-frame.tsx'
import { t as reportText } from '../texts.ts'
import { LineRows } from './line-rows.tsx'
import type { TaxPeriod } from './periods.ts'
import { t } from './texts.ts'

const RATES = '/office/system?tab=licences'
const DASH = '–'

/** A line in the address: its rate and first day. */
const keyOf = ({ rate, from }: TaxLine): string => `${rate}:${from}`
const nameOf = ({ base, product }: TaxLine): string =>
  product === null ? t(base) : `${productName(product)}, ${t(base)}`

/** What each licence makes the house pay of a month or a quarter, line by line. */
export function TaxReportView({ from, to }: TaxPeriod) {
  const { of, put } = useAsked()
  const query = useQuery({
    queryKey: ['office', 'report', 'tax', from, to],
    queryFn: () => call(readTaxReport, { from, to }),
    placeholderData: keepPreviousData,
  })
  return (
    <ReportFrame query={query}>
      {({ profiles, hasRates, areWinsWhole, isClosed, reach }) => {
        const chosen = profiles.flatMap(({ lines }) => lines).find((line) => keyOf(line) === of)
        return (
          <>
            {!hasRates && <NoRates />}
            {hasRates && profiles.length === 0 && (
              <section className="o-panel">
                <Empty icon={ScrollText} title={t('noProfile')}>
                  {t('noProfileNote')}
                </Empty>
              </section>
            )}
            {!areWinsWhole && (
              <Say tone="wait" role="status">
                {t('winsPending')}
              </Say>
            )}
            {hasRates &&
              profiles.map((profile) => (
                <Profile
                  key={profile.licence.id}
                  profile={profile}
                  chosen={of ?? undefined}
                  onOpen={(line) => put({ of: keyOf(line) })}
                />
              ))}
            {chosen && (
              <LineRows
                key={keyOf(chosen)}
                line={chosen}
                name={nameOf(chosen)}
                onClose={() => put({ of: undefined })}
              />
            )}
            <section className="o-panel">
              <p className="o-panel__f o-rp__identity">
                <span>
                  {t('country')} {t('rules')}
                </span>
              </p>
              <p className="o-panel__f o-rp__identity">
                <span>
                  {t(isClosed ? 'closed' : 'running')} {reportText('istanbul')}
                </span>
                <span className="o-push">
                  <Matched reach={reach} />
                </span>
              </p>
            </section>
          </>
        )
      }}
    </ReportFrame>
  )
}

/** The way to where rates are entered, for who may. */
function NoRates() {
  const me = useMe()
  return (
    <section className="o-panel">
      <Empty
        icon={ScrollText}
        title={t('noRates')}
        action={
          mayDo(me, 'licence.edit') && (
            <Link className="o-link" to={RATES}>
              {t('toRates')}
            </Link>
          )
        }
      >
        {t('noRatesNote')}
      </Empty>
    </section>
  )
}

type ProfileProps = {
  profile: TaxProfile
  chosen: string | undefined
  onOpen: (line: TaxLine) => void
}

function Profile({ profile, chosen, onOpen }: ProfileProps) {
  const { licence, lines, taxE5, unrated, sharedWith } = profile
  const title = `tax-${licence.id}`
  const sums = [...HEADS.slice(1, -1).map(() => ''), bareOf(taxE5)]
  return (
    <>
      <section className="o-panel" aria-labelledby={title}>
        <div className="o-panel__h">
          <h2 id={title}>{t('sum', { number: licence.number, sum: moneyOf(taxE5) })}</h2>
          <span className="o-micro o-push o-ell">
            {licence.authority} · {licence.countries.join(', ')}
          </span>
        </div>
        {lines.length === 0 ? (
          <p className="o-panel__f">{t('noLines')}</p>
        ) : (
          <PlainTable
            label={licence.number}
            heads={HEADS.map((head) => t(head))}
            rows={[
              ...lines.map((line) => ({
                key: keyOf(line),
                cells: cellsOf(line, { isChosen: keyOf(line) === chosen, onOpen }),
              })),
              { key: 'total', isWhole: true, cells: [t('total'), ...sums] },
            ]}
          />
        )}
      </section>
      {unrated.length > 0 && (
        <Say tone="wait">{t('unrated', { products: unrated.map(productName).join(', ') })}</Say>
      )}
      {sharedWith.length > 0 && (
        <Say tone="info">{t('shared', { numbers: sharedWith.join(', ') })}</Say>
      )}
    </>
  )
}

const HEADS = ['product', 'days', 'line', 'rate', 'base', 'tax'] as const

type Opening = { isChosen: boolean; onOpen: (line: TaxLine) => void }

function cellsOf(line: TaxLine, { isChosen, onOpen }: Opening) {
  const { base, product, from, to, lineE5, ratePpm, baseE5, taxE5 } = line
  const sum = bareOf(baseE5)
  return [
    <span key="name" className="o-two">
      {product === null ? DASH : productName(product)}
      <small>{t(base)}</small>
    </span>,
    `${shortDay(from)} – ${shortDay(to)}`,
    lineE5 === null ? DASH : bareOf(lineE5),
    rateText(ratePpm),
    <button
      key="base"
      type="button"
      className="o-rp__drill"
      aria-expanded={isChosen}
      aria-label={`${sum}, ${t('opens', { name: nameOf(line) })}`}
      onClick={() => onOpen(line)}
    >
      <b className={baseE5.startsWith('-') ? 'o-bad' : undefined}>{sum}</b>
    </button>,
    bareOf(taxE5),
  ]
}
