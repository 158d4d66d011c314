import '../../system.css'
import type { OfficeTaxRate } from '@zar/contract/office/system/tax-rates'
import { Percent } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../parts/controls/button.tsx'
import { Tag } from '../../../parts/controls/tag.tsx'
import { moneyOf } from '../../../parts/money.ts'
import { rateText } from '../../../parts/rate-text.ts'
import { useOffers } from '../../../parts/rights/offers.ts'
import { useChosen } from '../../../parts/table/chosen.ts'
import type { Column } from '../../../parts/table/columns.ts'
import { usePlainRows } from '../../../parts/table/plain-rows.ts'
import { Table } from '../../../parts/table/table.tsx'
import { EnterRateDialog } from './enter-rate-dialog.tsx'
import { kindText } from './rate-name.ts'
import { EnterRateSeconds, TakeBackSeconds } from './rate-seconds.tsx'
import { TakeBackDialog } from './take-back-dialog.tsx'
import { t } from './texts.ts'
import type { TaxedLicence } from './typed-rate.ts'
import { useTaxRates } from './use-tax-rates.ts'

const TONES = { ahead: 'info', applies: 'done', over: 'line', takenBack: 'no' } as const

const State = ({ state }: Pick<OfficeTaxRate, 'state'>) => <Tag tone={TONES[state]}>{t(state)}</Tag>

type ActsProps = { one: OfficeTaxRate; onAsk: (one: OfficeTaxRate) => void }

function Acts({ one, onAsk }: ActsProps) {
  const { refusal } = useOffers(one)('licence.edit')
  if (one.actions.length === 0) return null
  return (
    <Button size="s" kind="danger" refusal={refusal} onClick={() => onAsk(one)}>
      {t('takeBack')}
    </Button>
  )
}

const columnsOf = (onAsk: ActsProps['onAsk']): readonly Column<OfficeTaxRate>[] => [
  {
    key: 'licence',
    head: t('licence'),
    bar: 130,
    cell: (one) => (
      <span className="o-two">
        {kindText(one)}
        <small>{one.licence.number}</small>
      </span>
    ),
  },
  { key: 'state', head: t('state'), bar: 80, cell: State },
  { key: 'rate', head: t('rate'), align: 'end', bar: 60, cell: (one) => rateText(one.ratePpm) },
  {
    key: 'line',
    head: t('line'),
    align: 'end',
    bar: 80,
    cell: ({ lineE5 }) => (lineE5 === null ? '–' : moneyOf(lineE5)),
  },
  { key: 'from', head: t('from'), align: 'end', bar: 80, cell: ({ fromDay }) => fromDay },
  {
    key: 'by',
    head: t('by'),
    bar: 140,
    cell: ({ enteredBy, approvedBy, because, takenBack }) => (
      <span className="o-two">
        {enteredBy}, {approvedBy}
        <small title={because}>{takenBack ? takenBackText(takenBack) : because}</small>
      </span>
    ),
  },
  { key: 'act', head: t('act'), bar: 100, cell: (one) => <Acts one={one} onAsk={onAsk} /> },
]

const takenBackText = ({ by, approvedBy: and, because }: NonNullable<OfficeTaxRate['takenBack']>) =>
  t('takenBackBy', { by, and, because })

const Card = (one: OfficeTaxRate) => (
  <>
    <span className="o-cards__line">
      <b>{kindText(one)}</b>
      <State state={one.state} />
    </span>
    <span className="o-cards__line mist">
      {rateText(one.ratePpm)}
      {one.lineE5 !== null && ` · ${moneyOf(one.lineE5)}`} · {one.fromDay}
    </span>
    <span className="o-cards__line mist">{one.licence.number}</span>
  </>
)

/** Proposals for a licence, for who may approve them. */
function LicenceWaiting({ licence }: { licence: TaxedLicence }) {
  const { refusal } = useOffers(licence)('licence.edit')
  return <EnterRateSeconds licence={licence} refusal={refusal} />
}

function RateWaiting({ one }: { one: OfficeTaxRate }) {
  const { refusal } = useOffers(one)('licence.edit')
  return <TakeBackSeconds one={one} refusal={refusal} />
}

/** Rates of tax by licence, base and product: entered, and taken back before they begin, by two. */
export function RatesPanel() {
  const query = useTaxRates()
  const list = usePlainRows({ ...query, data: query.data?.rows })
  const licences = query.data?.licences ?? []
  const { refusal } = useOffers({ actions: licences[0]?.actions ?? [] })('licence.edit')
  const [chosen, choose] = useChosen('rate')
  const [isEntering, setEntering] = useState(false)
  const [asked, ask] = useState<OfficeTaxRate>()
  const isAhead = ({ state }: OfficeTaxRate) => state === 'ahead'
  return (
    <>
      {licences.map((one) => (
        <LicenceWaiting key={one.id} licence={one} />
      ))}
      {list.rows.filter(isAhead).map((one) => (
        <RateWaiting key={one.id} one={one} />
      ))}
      <section className="o-panel">
        <div className="o-panel__h">
          <h2>{t('list')}</h2>
          <span className="o-push">
            {query.data && (
              <Button
                refusal={licences.length === 0 ? t('noLicence') : refusal}
                onClick={() => setEntering(true)}
              >
                {t('enter')}
              </Button>
            )}
          </span>
        </div>
        <Table
          label={t('list')}
          columns={columnsOf(ask)}
          list={list}
          rowKey={({ id }) => id}
          rowName={(one) =>
            t('rowName', { name: kindText(one), state: t(one.state), from: one.fromDay })
          }
          chosen={chosen}
          onChoose={choose}
          empty={{ icon: Percent, title: t('none'), text: t('noneNote') }}
          card={Card}
          cardActs={(one) => <Acts one={one} onAsk={ask} />}
        />
        <div className="o-panel__f">{t('foot')}</div>
      </section>
      {isEntering && <EnterRateDialog licences={licences} onClose={() => setEntering(false)} />}
      {asked && <TakeBackDialog one={asked} onClose={() => ask(undefined)} />}
    </>
  )
}
