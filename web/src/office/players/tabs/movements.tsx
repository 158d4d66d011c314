import { type Movement, playerMovements } from '@zar/contract/office/players'
import {
  BanknoteArrowDown,
  BanknoteArrowUp,
  Dices,
  Gift,
  Lock,
  type LucideIcon,
  Scale,
  Volleyball,
} from 'lucide-react'
import { formatDate } from '../../../lib/language/format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { call } from '../../parts/api/call.ts'
import { bareOf, signedOf } from '../../parts/money.ts'
import { reasonName } from '../../parts/reason-name.ts'
import type { Column } from '../../parts/table/columns.ts'
import { accountName } from './names.ts'
import { CardLine, TabTable, When } from './tab-table.tsx'
import { t } from './texts.ts'

const ICONS: Partial<Record<string, LucideIcon>> = {
  bet: Dices,
  win: Dices,
  rollback: Dices,
  deposit: BanknoteArrowUp,
  withdrawal_reserve: Lock,
  withdrawal_paid: BanknoteArrowDown,
  withdrawal_return: BanknoteArrowUp,
  bonus: Gift,
  bonus_release: Gift,
  bonus_return: Gift,
  cashback: Gift,
  sport_bet: Volleyball,
  sport_win: Volleyball,
  sport_rollback: Volleyball,
  sport_correction: Volleyball,
}

const whatOf = ({ reason }: Movement): string => reasonName(reason)

const UUID = /([\da-f]{8})-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g

/** The game that moved it; of what is no game's, the key of the transfer, whose long numbers are cut. */
const whereOf = ({ game, key }: Movement): string => game ?? key.replaceAll(UUID, '$1…')

const Amount = ({ row }: { row: Movement }) => (
  <b className={row.amountE5.startsWith('-') ? undefined : 'o-ok'}>{signedOf(row.amountE5)}</b>
)

const What = ({ row }: { row: Movement }) => (
  <span className="o-p__what">
    <span className={row.amountE5.startsWith('-') ? 'o-p__mark haze' : 'o-p__mark o-ok'}>
      <Icon of={ICONS[row.reason] ?? Scale} size="s" />
    </span>
    <span className="o-two">
      {whatOf(row)}
      <small title={row.key}>{whereOf(row)}</small>
    </span>
  </span>
)

const left = (row: Movement): string => {
  if (row.balanceE5 === null) return '–'
  const sum = bareOf(row.balanceE5)
  return row.account === 'cash' ? sum : `${accountName(row.account)} ${sum}`
}

const COLUMNS: readonly Column<Movement>[] = [
  { key: 'at', head: t('time'), bar: 90, cell: (row) => <When at={row.at} /> },
  { key: 'what', head: t('what'), bar: 140, cell: (row) => <What row={row} /> },
  { key: 'amount', head: t('amount'), align: 'end', cell: (row) => <Amount row={row} /> },
  {
    key: 'left',
    head: t('balance'),
    align: 'end',
    cell: (row) => <span className="mist">{left(row)}</span>,
  },
  {
    key: 'transfer',
    head: t('transfer'),
    align: 'end',
    cell: (row) => <span className="mist">{row.id}</span>,
  },
]

/** What moved on the player's accounts. */
export const Movements = ({ id }: { id: string }) => (
  <TabTable<Movement>
    playerId={id}
    name={['movements']}
    label={t('movements')}
    columns={COLUMNS}
    fetchPage={(after) => call(playerMovements, { id, after })}
    rowName={(row) =>
      t('rowName', { what: whatOf(row), amount: signedOf(row.amountE5), at: formatDate(row.at) })
    }
    card={(row) => (
      <>
        <CardLine
          start={
            <>
              <b>{whatOf(row)}</b> {row.game}
            </>
          }
          end={<Amount row={row} />}
        />
        <CardLine start={<When at={row.at} />} end={<span className="mist">{left(row)}</span>} />
      </>
    )}
  />
)
