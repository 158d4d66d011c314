import {
  playerTimeline,
  TIMELINE_ALSO,
  TIMELINE_KINDS,
  type TimelineKind,
  type TimelineRow,
} from '@zar/contract/office/player/timeline'
import {
  Banknote,
  Dices,
  Gauge,
  LogIn,
  type LucideIcon,
  Mail,
  OctagonPause,
  UserCog,
} from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../../lib/language/format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { call } from '../../parts/api/call.ts'
import { QuickChips } from '../../parts/controls/tabs.tsx'
import { signedOf } from '../../parts/money.ts'
import type { Offers } from '../../parts/rights/offers.ts'
import type { Column } from '../../parts/table/columns.ts'
import { CardLine, TabTable, When } from '../tabs/tab-table.tsx'
import { t } from './texts.ts'
import { wordsOf } from './words.ts'

const ICONS: Record<TimelineKind, LucideIcon> = {
  money: Banknote,
  play: Dices,
  log_in: LogIn,
  limit: Gauge,
  break: OctagonPause,
  act: UserCog,
  letter: Mail,
}

const What = ({ row }: { row: TimelineRow }) => {
  const { what, more } = wordsOf(row)
  return (
    <span className="o-p__what">
      <span className="o-p__mark haze">
        <Icon of={ICONS[row.kind]} size="s" label={t(row.kind)} />
      </span>
      <span className="o-two" title={more}>
        {what}
        <small>{more}</small>
      </span>
    </span>
  )
}

const Amount = ({ row }: { row: TimelineRow }) => {
  if (row.kind !== 'money' && row.kind !== 'play') return <span className="haze">–</span>
  const isOut = row.amountE5.startsWith('-')
  return <b className={isOut ? undefined : 'o-ok'}>{signedOf(row.amountE5)}</b>
}

const COLUMNS: readonly Column<TimelineRow>[] = [
  { key: 'at', head: t('time'), bar: 90, cell: (row) => <When at={row.at} /> },
  { key: 'what', head: t('what'), bar: 220, cell: (row) => <What row={row} /> },
  { key: 'amount', head: t('amount'), align: 'end', cell: (row) => <Amount row={row} /> },
]

type Chosen = TimelineKind | 'all'

/** Everything of the player in one order, or what is of one kind. A kind that the role may not see has no chip. */
export function Timeline({ id, offers }: { id: string; offers: Offers }) {
  const [chosen, choose] = useState<Chosen>('all')
  const seen = TIMELINE_KINDS.filter((kind) => {
    const also = TIMELINE_ALSO[kind]
    return also === undefined || offers(also).isHere
  })
  const chips: readonly Chosen[] = ['all', ...seen]
  return (
    <>
      <div className="o-p__tools">
        <QuickChips
          label={t('kinds')}
          chips={chips.map((key) => ({ key, label: t(key) }))}
          chosen={chosen}
          onChoose={choose}
        />
      </div>
      <TabTable<TimelineRow>
        key={chosen}
        playerId={id}
        name={['timeline', chosen]}
        label={t('timeline')}
        columns={COLUMNS}
        fetchPage={(after) =>
          call(playerTimeline, { id, after, kinds: chosen === 'all' ? undefined : [chosen] })
        }
        rowName={(row) => t('rowName', { ...wordsOf(row), at: formatDate(row.at) })}
        card={(row) => (
          <>
            <CardLine start={<b>{wordsOf(row).what}</b>} end={<Amount row={row} />} />
            <CardLine start={wordsOf(row).more} end={<When at={row.at} />} />
          </>
        )}
      />
    </>
  )
}
