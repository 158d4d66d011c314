import { type PlayerBonus, playerBonuses } from '@zar/contract/office/player-tabs'
import { formatPercent } from '../../../lib/language/format.ts'
import { call } from '../../parts/api/call.ts'
import { Tag, type Tone } from '../../parts/controls/tag.tsx'
import { bareOf, moneyOf, percentOf } from '../../parts/money.ts'
import type { Column } from '../../parts/table/columns.ts'
import { bonusState } from './names.ts'
import { CardLine, TabTable, When } from './tab-table.tsx'
import { t } from './texts.ts'

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

/** The player's bonuses: those that run, then those that ended. */
export const Bonuses = ({ id }: { id: string }) => (
  <TabTable<PlayerBonus>
    playerId={id}
    name={['bonuses']}
    label={t('bonuses')}
    columns={COLUMNS}
    fetchPage={() => call(playerBonuses, { id })}
    rowName={(bonus) =>
      t('rowName', { what: bonus.title, amount: sumOf(bonus), at: bonusState(bonus.status) })
    }
    card={(bonus) => (
      <>
        <CardLine start={<b>{bonus.title}</b>} end={<b>{moneyOf(bonus.balanceE5)}</b>} />
        <CardLine start={<State bonus={bonus} />} end={doneOf(bonus)} />
      </>
    )}
  />
)
