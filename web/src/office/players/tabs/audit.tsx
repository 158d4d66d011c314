import { type PlayerDeed, playerAudit } from '@zar/contract/office/player-tabs'
import { RIGHTS, type Right } from '@zar/contract/office/rights/rights'
import { useState } from 'react'
import { formatDate } from '../../../lib/language/format.ts'
import { call } from '../../parts/api/call.ts'
import { Tag, type Tone } from '../../parts/controls/tag.tsx'
import { WhyForm } from '../../parts/dialogs/why-form.tsx'
import { rightName } from '../../parts/rights/right-names.ts'
import type { Column } from '../../parts/table/columns.ts'
import { deedOutcome } from './names.ts'
import { CardLine, TabTable, When } from './tab-table.tsx'
import { t } from './texts.ts'

const TONES: Record<PlayerDeed['outcome'], Tone> = {
  done: 'done',
  waits: 'info',
  refused: 'no',
  failed: 'no',
}

const isRight = (does: string): does is Right => RIGHTS.some((right) => right === does)

/** By the name of its right, where it is one. */
const deedName = ({ does }: PlayerDeed): string => (isRight(does) ? rightName(does) : does)

const Outcome = ({ deed }: { deed: PlayerDeed }) => (
  <Tag tone={TONES[deed.outcome]}>{deedOutcome(deed.outcome)}</Tag>
)

const COLUMNS: readonly Column<PlayerDeed>[] = [
  { key: 'at', head: t('time'), bar: 90, cell: (deed) => <When at={deed.at} /> },
  { key: 'who', head: t('who'), cell: (deed) => deed.actor },
  {
    key: 'does',
    head: t('does'),
    cell: (deed) => (
      <span className="o-two">
        {deedName(deed)}
        <small>{[deed.does, deed.code, deed.linked].filter(Boolean).join(' · ')}</small>
      </span>
    ),
  },
  { key: 'outcome', head: t('outcome'), cell: (deed) => <Outcome deed={deed} /> },
  {
    key: 'why',
    head: t('why'),
    bar: 160,
    cell: (deed) => <span className="o-p__wrap mist">{deed.reason ?? '–'}</span>,
  },
]

/** What was done with this player, after it was said why it is read. */
export function Audit({ id }: { id: string }) {
  const [reason, setReason] = useState<string>()
  if (reason === undefined) return <WhyForm note={t('auditAsk')} isInPanel onSay={setReason} />
  return (
    <TabTable<PlayerDeed>
      playerId={id}
      name={['audit', reason]}
      label={t('audit')}
      columns={COLUMNS}
      fetchPage={(after) => call(playerAudit, { id, reason, after })}
      rowName={(deed) =>
        t('rowName', {
          what: `${deed.actor}, ${deedName(deed)}`,
          amount: deedOutcome(deed.outcome),
          at: formatDate(deed.at),
        })
      }
      card={(deed) => (
        <>
          <CardLine start={<b>{deedName(deed)}</b>} end={<Outcome deed={deed} />} />
          <CardLine start={deed.actor} end={<When at={deed.at} />} />
          {deed.reason && <span className="o-p__wrap mist">{deed.reason}</span>}
        </>
      )}
    />
  )
}
