import '../parts/table/table.css'
import './review.css'
import type { ReviewHouse } from '@zar/contract/office/withdrawals/house'
import { CircleCheckBig, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../lib/language/format.ts'
import { Facts } from '../parts/case/case.tsx'
import { Button } from '../parts/controls/button.tsx'
import { Say } from '../parts/controls/say.tsx'
import { type Offers, useOffers } from '../parts/rights/offers.ts'
import { ScreenHead } from '../parts/screen-head.tsx'
import { Empty } from '../parts/states/empty.tsx'
import { Failed } from '../parts/states/failed.tsx'
import { leftText } from '../parts/time.ts'
import { IncidentDialog } from './incident-dialog.tsx'
import { linesOf } from './lengths.ts'
import { PayRulePanel } from './pay-rule/pay-rule.tsx'
import { RuleDialog } from './rule-dialog.tsx'
import { t } from './texts.ts'
import { useReview } from './use-review.ts'

type Waiting = ReviewHouse['waiting'][number]
/** Which dialog is open, and the proposal that it approves. */
type Over = { kind: Waiting['kind']; of: Waiting | null }

/** The clock that ends every review for its player: its rule, incidents, and what waits for a second person. */
export function ReviewPage() {
  const { data: house, error, refetch } = useReview()
  return (
    <div className="o-stack">
      {house ? <House house={house} /> : <ScreenHead title={t('title')} sub={t('sub')} />}
      {!house && error && <Failed error={error} onAgain={() => void refetch()} />}
      {!house && !error && (
        <p className="o-panel o-review__body" role="status">
          {t('loading')}
        </p>
      )}
    </div>
  )
}

function House({ house }: { house: ReviewHouse }) {
  const [over, setOver] = useState<Over>()
  const offers = useOffers(house)
  const close = () => setOver(undefined)
  return (
    <>
      <ScreenHead title={t('title')} sub={t('sub')}>
        <Heads house={house} offers={offers} onPress={(kind) => setOver({ kind, of: null })} />
      </ScreenHead>
      <Rule house={house} />
      <WaitingList waiting={house.waiting} offers={offers} onLook={setOver} />
      <PayRulePanel />
      {over?.kind === 'rule' && (
        <RuleDialog house={house} proposed={over.of?.lengths ?? null} onClose={close} />
      )}
      {over?.kind === 'incident' && (
        <IncidentDialog proposed={over.of?.hours ?? null} onClose={close} />
      )}
    </>
  )
}

type HeadsProps = { house: ReviewHouse; offers: Offers; onPress: (kind: Waiting['kind']) => void }

function Heads({ house, offers, onPress }: HeadsProps) {
  const [clock, extend] = [offers('withdrawal.clock'), offers('withdrawal.extend')]
  const { incidentFrom } = house
  const tooSoon = incidentFrom ? t('incidentFrom', { at: formatDate(incidentFrom) }) : undefined
  return (
    <>
      <Button refusal={extend.refusal ?? tooSoon} onClick={() => onPress('incident')}>
        {t('incident')}
      </Button>
      <Button refusal={clock.refusal} onClick={() => onPress('rule')}>
        {t('change')}
      </Button>
    </>
  )
}

const Rule = ({ house: { version, lengths, by, first, setAt } }: { house: ReviewHouse }) => (
  <section className="o-panel" aria-labelledby="rule">
    <div className="o-panel__h">
      <h2 id="rule">{t('rule', { version })}</h2>
    </div>
    <div className="o-review__body">
      <Facts facts={linesOf(lengths)} />
      <p className="o-micro">
        {by && first ? t('setBy', { by, first, at: formatDate(setAt) }) : t('asDelivered')}
      </p>
    </div>
  </section>
)

type ListProps = { waiting: readonly Waiting[]; offers: Offers; onLook: (over: Over) => void }

const WaitingList = ({ waiting, offers, onLook }: ListProps) => (
  <section className="o-panel" aria-labelledby="waits">
    <div className="o-panel__h">
      <h2 id="waits">{t('waiting')}</h2>
    </div>
    {waiting.length === 0 && <Empty icon={CircleCheckBig} title={t('none')} />}
    <ul className="o-review__waits">
      {waiting.map((one) => (
        <li key={`${one.kind}:${one.lapsesAt}`}>
          <Say
            tone="info"
            icon={UsersRound}
            action={
              one.isOwn ? undefined : (
                <Button
                  size="s"
                  refusal={offers(RIGHT_OF[one.kind]).refusal}
                  onClick={() => onLook({ kind: one.kind, of: one })}
                >
                  {t('look')}
                </Button>
              )
            }
          >
            <b>{wordsOf(one)}</b> “{one.because}” {t('left', { time: leftText(one.lapsesAt) })}
          </Say>
        </li>
      ))}
    </ul>
  </section>
)

const RIGHT_OF = { rule: 'withdrawal.clock', incident: 'withdrawal.extend' } as const

function wordsOf({ kind, by, isOwn, hours }: Waiting): string {
  if (kind === 'rule') return isOwn ? t('ownRule') : t('ruleBy', { by })
  const count = hours ?? 0
  return isOwn ? t('ownIncident', { count }) : t('incidentBy', { by, count })
}
