import type { GameReturn, RTP_DAYS } from '@zar/contract/office/rtp'
import { Check, Diamond } from 'lucide-react'
import { formatPercent, formatWhole } from '../../lib/language/format.ts'
import { Tag, type Tone } from '../parts/controls/tag.tsx'
import type { Column } from '../parts/table/columns.ts'
import { t } from './texts.ts'

export type Days = (typeof RTP_DAYS)[number]

const TONES: Record<GameReturn['state'], Tone> = {
  outside: 'no',
  inside: 'done',
  'too few': 'line',
  undeclared: 'line',
}

export const StateTag = ({ state }: Pick<GameReturn, 'state'>) => (
  <Tag
    tone={TONES[state]}
    icon={state === 'outside' ? Diamond : state === 'inside' ? Check : undefined}
  >
    {t(state)}
  </Tag>
)

const bandText = ({ bandLowBp: low, bandHighBp: high }: GameReturn) =>
  low === null || high === null ? '–' : `${formatPercent(low)} – ${formatPercent(high)}`

export const COLUMNS: readonly Column<GameReturn>[] = [
  {
    key: 'game',
    head: t('game'),
    bar: 130,
    cell: ({ name, studio, provider }) => (
      <span className="o-two">
        <b>{name}</b>
        <small>
          {studio} · {provider}
        </small>
      </span>
    ),
  },
  { key: 'rounds', head: t('rounds'), align: 'end', cell: ({ rounds }) => formatWhole(rounds) },
  {
    key: 'declared',
    head: t('declared'),
    align: 'end',
    cell: ({ declaredBp }) => <span className="mist">{formatPercent(declaredBp)}</span>,
  },
  {
    key: 'rtp',
    head: t('rtp'),
    align: 'end',
    cell: ({ rtpBp, state }) => (
      <b className={state === 'outside' ? 'o-bad' : undefined}>{formatPercent(rtpBp)}</b>
    ),
  },
  {
    key: 'band',
    head: t('band'),
    align: 'end',
    cell: (row) => <span className="mist">{bandText(row)}</span>,
  },
  { key: 'state', head: t('state'), cell: (row) => <StateTag state={row.state} /> },
]

export const nameOf = ({ name, rtpBp, declaredBp, state }: GameReturn): string =>
  t('rowName', {
    name,
    rtp: formatPercent(rtpBp),
    declared: formatPercent(declaredBp),
    state: t(state),
  })
