import type { Bet } from '@zar/contract/betting/bets'
import { Calendar } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { lazy } from '../../../lib/browser/lazily.ts'
import { formatMoney } from '../../../lib/language/format.ts'
import { formatNet } from '../../../lib/language/signed-money.ts'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Button, ButtonLink } from '../../../ui/form/button.tsx'
import { InlineSelect } from '../../../ui/form/inline-select.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { SportsFrame } from '../frame/sports-frame.tsx'
import { useNow } from '../frame/use-now.ts'
import { useWide } from '../frame/use-wide.ts'
import { PATHS } from '../paths.ts'
import { useNear } from '../stream/use-topic.ts'
import { DAY_MS, dayAt } from '../words/kick-off.ts'
import { AutoLine, BetCard } from './bet-card.tsx'
import { BetsShape, SumsShape } from './bets-shape.tsx'
import { useQuote } from './cash-out/use-quote.ts'
import '../slip/slip-sheet.css'
import './my-bets.css'
import { t } from './texts.ts'
import { useBets } from './use-bets.ts'

/** Opened by a press: the list stands before its code is there. */
const CashOutPanel = lazy(async () => ({
  default: (await import('./cash-out/cash-out-panel.tsx')).CashOutPanel,
}))

const TABS = ['open', 'settled'] as const
type Tab = (typeof TABS)[number]
const PERIODS = { all: null, week: 7, month: 30, year: 365 } as const
type Period = keyof typeof PERIODS

/** The player’s bets: open ones with what they are worth, and those that were settled. */
export function MyBetsPage() {
  const [tab, setTab] = useState<Tab>('open')
  const [period, setPeriod] = useState<Period>('month')
  const [chosen, choose] = useState<string | null>(null)
  const now = useNow()
  const isWide = useWide()
  const days = PERIODS[period]
  const from = tab === 'open' || days === null ? null : dayAt(now - (days - 1) * DAY_MS)
  const bets = useBets({ isOpen: tab === 'open', from })
  const bet = bets.rows?.find(({ id }) => id === chosen) ?? null
  const panel = bet && (
    <Suspense fallback={<Skeleton height="420px" radius="16px" />}>
      <CashOutPanel key={bet.id} bet={bet} onClose={() => choose(null)} />
    </Suspense>
  )
  return (
    <SportsFrame hasSlip={false} end={isWide ? panel : undefined}>
      <div className="sbh">
        <h1>{t('title')}</h1>
        {tab === 'settled' && (
          <div className="sbh__tools">
            <InlineSelect
              icon={Calendar}
              label={t('period')}
              value={period}
              options={(Object.keys(PERIODS) as Period[]).map((value) => ({
                value,
                label: t(value),
              }))}
              onSelect={(value) => setPeriod(value as Period)}
            />
          </div>
        )}
      </div>
      <section className="panel bets__top" aria-label={t('tabs')}>
        <Tabs
          label={t('tabs')}
          tabs={TABS.map((id) => ({ id, label: t(id) }))}
          chosen={tab}
          onChoose={(next) => {
            setTab(next)
            choose(null)
          }}
        />
        {bets.sums ? (
          <Sums tab={tab} sums={bets.sums} rows={bets.rows ?? []} />
        ) : (
          !bets.isError && <SumsShape />
        )}
      </section>
      <List tab={tab} bets={bets} now={now} chosen={chosen} onChoose={choose} />
      {!isWide && panel && (
        <Sheet side="bottom" label={t('cashOut')} onClose={() => choose(null)}>
          <div className="slipsheet">{panel}</div>
        </Sheet>
      )}
    </SportsFrame>
  )
}

const money = (kurus: number) => formatMoney(kurus / 100)

type SumsProps = {
  tab: Tab
  sums: { bets: number; stakedKurus: number; paidKurus: number }
  rows: readonly Bet[]
}

/** Gain and loss with the same weight. */
function Sums({ tab, sums, rows }: SumsProps) {
  const possible = rows.reduce((sum, { possibleKurus }) => sum + possibleKurus, 0)
  const facts =
    tab === 'open'
      ? ([
          ['openStake', money(sums.stakedKurus)],
          ['possible', money(possible)],
          ['count', String(sums.bets)],
        ] as const)
      : ([
          ['staked', money(sums.stakedKurus)],
          ['paid', money(sums.paidKurus)],
          ['difference', formatNet((sums.paidKurus - sums.stakedKurus) / 100)],
          ['count', String(sums.bets)],
        ] as const)
  return (
    <dl className={`bets__sums bets__sums--${facts.length} num`}>
      {facts.map(([key, sum]) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          <dd className={key === 'possible' && possible > 0 ? 'win' : undefined}>{sum}</dd>
        </div>
      ))}
    </dl>
  )
}

type ListProps = {
  tab: Tab
  bets: ReturnType<typeof useBets>
  now: number
  chosen: string | null
  onChoose: (id: string) => void
}

function List({ tab, bets, now, chosen, onChoose }: ListProps) {
  if (!bets.rows) return <Awaited isError={bets.isError} onRetry={bets.retry} />
  if (bets.rows.length === 0) return <None tab={tab} />
  return (
    <>
      <div className="bets">
        {bets.rows.map((bet) => (
          <BetCard
            key={bet.id}
            bet={bet}
            now={now}
            isChosen={bet.id === chosen}
            action={
              bet.state === 'open' &&
              !bet.isFree && (
                <CashOutLine
                  bet={bet}
                  isChosen={bet.id === chosen}
                  onChoose={() => onChoose(bet.id)}
                />
              )
            }
          />
        ))}
      </div>
      {bets.hasMore && (
        <div className="bets__more">
          <Button onClick={bets.more} busy={bets.isMore ? t('moreBusy') : undefined}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  )
}

type LineProps = { bet: Bet; isChosen: boolean; onChoose: () => void }

/** What a bet is worth now, on the button that opens its sale. */
function CashOutLine({ bet, isChosen, onChoose }: LineProps) {
  const line = useRef<HTMLDivElement>(null)
  const isNear = useNear(line)
  const { quote } = useQuote(bet.id, 100, { isOn: isNear })
  const isShut = quote !== undefined && quote.closed !== null
  return (
    <div ref={line} className="bets__line">
      <AutoLine auto={bet.auto} />
      <Button
        variant={isChosen ? 'primary' : 'quiet'}
        className="num"
        aria-pressed={isChosen}
        onClick={onChoose}
      >
        {isShut
          ? t('cashOutShut')
          : quote
            ? t('cashOutSum', { sum: money(quote.paidKurus) })
            : t('cashOut')}
      </Button>
    </div>
  )
}

const None = ({ tab }: { tab: Tab }) => (
  <section className="panel">
    <Empty
      art="tavla"
      heading="h2"
      title={t(tab === 'open' ? 'noneOpen' : 'noneSettled')}
      action={<ButtonLink to={PATHS.home}>{t('toBoard')}</ButtonLink>}
    >
      {t(tab === 'open' ? 'noneOpenNote' : 'noneSettledNote')}
    </Empty>
  </section>
)

const Awaited = ({ isError, onRetry }: { isError: boolean; onRetry: () => void }) =>
  isError ? (
    <ErrorState
      heading="h2"
      words={{ failed: t('failed'), offlineNote: t('failedNote') }}
      onRetry={onRetry}
    />
  ) : (
    <BetsShape />
  )
