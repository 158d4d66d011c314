import { type PlayerBet, playerBets } from '@zar/contract/office/player-tabs'
import { useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { QuickChips } from '../../parts/controls/tabs.tsx'
import { Tag, type Tone } from '../../parts/controls/tag.tsx'
import { bareOf, moneyOf, oddsOf } from '../../parts/money.ts'
import type { Column } from '../../parts/table/columns.ts'
import { betState } from './names.ts'
import { CardLine, TabTable, When } from './tab-table.tsx'
import { t } from './texts.ts'

const TONES: Record<PlayerBet['state'], Tone> = {
  waiting: 'wait',
  refused: 'line',
  open: 'info',
  settled: 'done',
  cashed_out: 'done',
  void: 'line',
}

const eventsOf = ({ legs }: PlayerBet): string => legs.map(({ event }) => event).join(', ')

const Events = ({ bet }: { bet: PlayerBet }) => {
  const [first, ...rest] = bet.legs
  return (
    <span className="o-two" title={eventsOf(bet)}>
      {first?.event ?? '–'}
      {rest.length > 0 && ` ${t('more', { count: rest.length })}`}
      <small>
        k-{bet.id} · {bet.legs.map(({ oddsMilli }) => oddsOf(oddsMilli)).join(' × ')}
      </small>
    </span>
  )
}

const State = ({ bet }: { bet: PlayerBet }) => (
  <Tag tone={TONES[bet.state]}>{betState(bet.state)}</Tag>
)

const columnsOf = (which: Which): readonly Column<PlayerBet>[] => [
  { key: 'at', head: t('time'), bar: 90, cell: (bet) => <When at={bet.placedAt} /> },
  { key: 'bet', head: t('bet'), bar: 160, cell: (bet) => <Events bet={bet} /> },
  { key: 'state', head: t('state'), cell: (bet) => <State bet={bet} /> },
  {
    key: 'stake',
    head: t('stake'),
    align: 'end',
    cell: (bet) => (
      <>
        {bet.isFree && <span className="haze">{t('free')} </span>}
        {bareOf(bet.costE5)}
      </>
    ),
  },
  {
    key: 'paid',
    head: t(which === 'open' ? 'possible' : 'payout'),
    align: 'end',
    cell: (bet) => <b>{bareOf(which === 'open' ? bet.possibleE5 : bet.paidE5)}</b>,
  },
]

const WHICH = ['open', 'over'] as const
type Which = (typeof WHICH)[number]

/** The player's bets at our own sportsbook. */
export function Bets({ id }: { id: string }) {
  const [which, setWhich] = useState<Which>('open')
  return (
    <>
      <div className="o-p__tools">
        <QuickChips
          label={t('which')}
          chips={WHICH.map((key) => ({ key, label: t(key) }))}
          chosen={which}
          onChoose={setWhich}
        />
      </div>
      <TabTable<PlayerBet>
        key={which}
        playerId={id}
        name={['bets', which]}
        label={t('bets')}
        columns={columnsOf(which)}
        fetchPage={(after) => call(playerBets, { id, which, after })}
        rowName={(bet) =>
          t('rowName', {
            what: eventsOf(bet),
            amount: moneyOf(bet.costE5),
            at: betState(bet.state),
          })
        }
        card={(bet) => (
          <>
            <CardLine start={<Events bet={bet} />} end={<b>{moneyOf(bet.costE5)}</b>} />
            <CardLine start={<When at={bet.placedAt} />} end={<State bet={bet} />} />
          </>
        )}
      />
    </>
  )
}
