import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type PlayerBonus, playerBonuses } from '@zar/contract/office/player-tabs'
import { Gift } from 'lucide-react'
import { useState } from 'react'
import { formatPercent } from '../../../lib/language/format.ts'
import { call } from '../../parts/api/call.ts'
import { Button } from '../../parts/controls/button.tsx'
import { Tag, type Tone } from '../../parts/controls/tag.tsx'
import { bareOf, moneyOf, percentOf } from '../../parts/money.ts'
import { type Offers, useOffers } from '../../parts/rights/offers.ts'
import { useChosen } from '../../parts/table/chosen.ts'
import type { Column } from '../../parts/table/columns.ts'
import { tabKey } from '../record/use-player.ts'
import { bonusState } from '../tabs/names.ts'
import { CardLine, TabTable, When } from '../tabs/tab-table.tsx'
import { t } from '../tabs/texts.ts'

import { BonusActs } from './bonus-acts.tsx'
import { FreeRounds } from './free-rounds.tsx'
import { fetchGrantable, GrantDialog, GrantSeconds } from './grant-dialog.tsx'
import { t as acts } from './texts.ts'

const TONES: Partial<Record<PlayerBonus['status'], Tone>> = {
  active: 'info',
  waiting: 'wait',
  opted_in: 'wait',
  completed: 'done',
}

const State = ({ bonus }: { bonus: PlayerBonus }) => (
  <Tag tone={TONES[bonus.status] ?? 'line'}>{bonusState(bonus.status)}</Tag>
)

const sumOf = ({ amountE5 }: PlayerBonus): string => (amountE5 === null ? '–' : bareOf(amountE5))

const doneOf = ({ wageredE5, toWagerE5 }: PlayerBonus): string =>
  toWagerE5 === '0' ? '–' : formatPercent(percentOf(wageredE5, toWagerE5) * 100)

const COLUMNS: readonly Column<PlayerBonus>[] = [
  {
    key: 'title',
    head: t('title'),
    bar: 150,
    cell: (bonus) => (
      <span className="o-two">
        {bonus.title}
        <small>
          <When at={bonus.claimedAt} />
        </small>
      </span>
    ),
  },
  { key: 'state', head: t('state'), cell: (bonus) => <State bonus={bonus} /> },
  { key: 'amount', head: t('amount'), align: 'end', cell: (bonus) => <b>{sumOf(bonus)}</b> },
  { key: 'left', head: t('left'), align: 'end', cell: (bonus) => bareOf(bonus.balanceE5) },
  { key: 'wagered', head: t('wagered'), align: 'end', cell: doneOf },
  {
    key: 'ends',
    head: t('ends'),
    align: 'end',
    bar: 90,
    cell: ({ endedAt, expiresAt }) => {
      const at = endedAt ?? expiresAt
      return at ? <When at={at} /> : '–'
    },
  },
]

const OPEN: readonly string[] = ['opted_in', 'waiting', 'active']

/** The player's bonuses and free rounds, with what is done of them: those that run, then those that ended. */
export function Bonuses({ id, offers: shown }: { id: string; offers: Offers }) {
  const client = useQueryClient()
  const [chosen] = useChosen()
  const { data: grantable } = useQuery({
    queryKey: tabKey(id, 'grantable'),
    queryFn: () => fetchGrantable(id),
  })
  const offers = useOffers({ actions: grantable?.actions ?? [] })
  const anew = () => client.invalidateQueries({ queryKey: tabKey(id) })
  const [rows, setRows] = useState<readonly PlayerBonus[]>([])
  const [isGiving, setGiving] = useState(false)
  const bonus = rows.find((one) => one.id === chosen && OPEN.includes(one.status))
  return (
    <>
      <section className="o-row" aria-label={acts('acts')}>
        <Button
          size="s"
          icon={Gift}
          refusal={offers('bonus.propose').refusal}
          onClick={() => setGiving(true)}
        >
          {acts('grant')}
        </Button>
        {bonus && <BonusActs key={bonus.id} bonus={bonus} offers={offers} onDone={anew} />}
      </section>
      <GrantSeconds playerId={id} refusal={offers('bonus.approve').refusal} onDone={anew} />
      <TabTable<PlayerBonus>
        playerId={id}
        name={['bonuses']}
        label={t('bonuses')}
        columns={COLUMNS}
        fetchPage={async () => {
          const page = await call(playerBonuses, { id })
          setRows(page.rows)
          return page
        }}
        rowName={(one) =>
          t('rowName', { what: one.title, amount: sumOf(one), at: bonusState(one.status) })
        }
        card={(one) => (
          <>
            <CardLine start={<b>{one.title}</b>} end={<b>{moneyOf(one.balanceE5)}</b>} />
            <CardLine start={<State bonus={one} />} end={doneOf(one)} />
          </>
        )}
      />
      {shown('freeround.view').isHere && <FreeRounds id={id} />}
      {isGiving && grantable && (
        <GrantDialog playerId={id} rows={grantable.rows} onClose={() => setGiving(false)} />
      )}
    </>
  )
}
