import '../history.css'
import { PRODUCTS, ROUND_RESULTS, type RoundTotals } from '@zar/contract/casino/game-history'
import { CircleDot, Gamepad2 } from 'lucide-react'
import { useBootstrap } from '../../../lib/content/bootstrap.ts'
import { formatMoney } from '../../../lib/language/format.ts'
import { formatNet } from '../../../lib/language/signed-money.ts'
import { languageTag } from '../../../lib/language/translate.ts'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { ButtonLink } from '../../../ui/form/button.tsx'
import { InlineSelect } from '../../../ui/form/inline-select.tsx'
import { HistoryList, isOffline } from '../history-list.tsx'
import { OwnDays, PeriodSelect } from '../period-filter.tsx'
import { type Total, Totals } from '../totals.tsx'
import { daysOfFilter, periodFrom, useFilters } from '../use-filters.ts'
import { useOpenOne } from '../use-open-one.ts'
import { t } from './games-texts.ts'
import { RoundPanel } from './round.tsx'
import { roundColumns } from './round-columns.tsx'
import { SportBets } from './sport-bets.tsx'
import { type RoundsFilter, useRounds, useRoundTotals } from './use-rounds.ts'

const ANY = 'any' as const
/** Bets at partners, which are no rounds of a game. */
const SPORTS = 'sports' as const
const CHOICES = {
  period: periodFrom('month'),
  product: { of: [ANY, ...PRODUCTS, SPORTS], unsaid: ANY },
  result: { of: [ANY, ...ROUND_RESULTS], unsaid: ANY },
} as const

const useGameFilters = () => useFilters(CHOICES)
type Filters = ReturnType<typeof useGameFilters>

/** `/dashboard/game-history`. */
export function GamesPage() {
  const filters = useGameFilters()
  const { period, product } = filters.chosen
  if (product !== SPORTS) return <Rounds filters={filters} />
  return (
    <div className="history">
      <div className="pagehead">
        <h1>{t('title')}</h1>
      </div>
      <FilterBar filters={filters} />
      <SportBets days={daysOfFilter(period, filters.own)} />
    </div>
  )
}

function Rounds({ filters }: { filters: Filters }) {
  const filter = filterOf(filters)
  const { pages, rows } = useRounds(filter)
  const totals = useRoundTotals(filter)
  const { openId, open, close } = useOpenOne('round')
  const hasTotals = !pages.error && !totals.error && !isOffline(pages)
  return (
    <div className="history">
      <div className="pagehead">
        <h1>{t('title')}</h1>
      </div>
      {hasTotals && <Totals totals={totalsOf(totals.data)} />}
      <FilterBar filters={filters} />
      <HistoryList
        title={t('title')}
        columns={roundColumns({ openId, onOpen: open })}
        pages={pages}
        rows={rows}
        empty={<NoRounds />}
        detail={openId && <RoundPanel key={openId} id={openId} onClose={close} />}
      />
    </div>
  )
}

function filterOf({ chosen: { period, product, result }, own }: Filters): RoundsFilter {
  return {
    ...daysOfFilter(period, own),
    product: PRODUCTS.find((one) => one === product) ?? null,
    result: ROUND_RESULTS.find((one) => one === result) ?? null,
  }
}

const numbers = new Intl.NumberFormat(languageTag)

const totalsOf = (totals: RoundTotals | undefined): Total[] => [
  { name: t('staked'), text: totals && formatMoney(totals.staked) },
  { name: t('won'), text: totals && formatMoney(totals.won), isGain: (totals?.won ?? 0) > 0 },
  { name: t('net'), text: totals && formatNet(totals.net) },
  { name: t('rounds'), text: totals && numbers.format(totals.rounds) },
]

function FilterBar({ filters: { chosen, change, own } }: { filters: Filters }) {
  return (
    <>
      <div className="hist__bar">
        <PeriodSelect period={chosen.period} onChange={change} />
        <InlineSelect
          icon={Gamepad2}
          label={t('product')}
          value={chosen.product}
          options={[ANY, ...useProducts(), SPORTS].map((value) => ({
            value,
            label: t(`product.${value}`),
          }))}
          onSelect={(product) => change({ product })}
        />
        {chosen.product !== SPORTS && (
          <InlineSelect
            icon={CircleDot}
            label={t('result')}
            value={chosen.result}
            options={[ANY, ...ROUND_RESULTS].map((value) => ({
              value,
              label: t(`result.${value}`),
            }))}
            onSelect={(result) => change({ result })}
          />
        )}
      </div>
      {chosen.period === 'own' && <OwnDays own={own} onChange={change} />}
    </>
  )
}

/** The products that have games to play. */
function useProducts() {
  const categories = useBootstrap().data?.casinoCategoryList ?? []
  return PRODUCTS.filter((product) =>
    categories.some(({ slugList, total }) => total > 0 && slugList.includes(product)),
  )
}

const NoRounds = () => (
  <Empty
    art="tavla"
    title={t('empty.title')}
    action={
      <ButtonLink variant="primary" to="/casino/slot">
        {t('empty.act')}
      </ButtonLink>
    }
  >
    {t('empty.text')}
  </Empty>
)
