import '../margins/margins.css'
import { useQuery } from '@tanstack/react-query'
import {
  type Limits as LimitsSet,
  listLimits,
  type SetLimit,
} from '@zar/contract/office/trading/limits'
import { Gauge } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDate } from '../../../lib/language/format.ts'
import { call } from '../../parts/api/call.ts'
import { Button } from '../../parts/controls/button.tsx'
import { type Offer, useOffers } from '../../parts/rights/offers.ts'
import type { OnAsk } from '../ask.ts'
import { ListDialog } from '../dialogs/list-dialog.tsx'
import { liraOf, marketOf, titleOf } from '../words.ts'
import { classLimitTitle } from './class-limits.ts'
import { t } from './texts.ts'

type Props = { onAsk: OnAsk; onClose: () => void }
const NOTHING = { actions: [] }

/** Every limit that is set, by the names of classes, leagues, markets and matches. */
export function LimitsDialog({ onAsk, onClose }: Props) {
  const list = useQuery({
    queryKey: ['office', 'trading', 'limits'],
    queryFn: () => call(listLimits, {}),
  })
  const { data } = list
  const may = useOffers(data ?? NOTHING)('sportlimit.class')
  return (
    <ListDialog
      title={t('list')}
      list={list}
      isEmpty={({ limits }) => limits.length === 0}
      empty={{ icon: Gauge, title: t('none'), note: t('noneNote') }}
      acts={
        data &&
        may.isHere && (
          <Button
            kind="primary"
            refusal={may.refusal}
            onClick={() => onAsk({ kind: 'classLimit', limits: data, of: undefined })}
          >
            {t('add')}
          </Button>
        )
      }
      onClose={onClose}
    >
      {(limits) => <Limits limits={limits} may={may} onAsk={onAsk} />}
    </ListDialog>
  )
}

type LimitsProps = { limits: LimitsSet; may: Offer; onAsk: OnAsk }

function Limits({ limits, may, onAsk }: LimitsProps) {
  const ofClasses = limits.limits.filter(({ match }) => match === null)
  const ofMatches = limits.limits.filter(({ match }) => match !== null)
  return (
    <>
      {ofClasses.length > 0 && <h3>{t('ofClasses')}</h3>}
      <ul className="o-tr__set">
        {ofClasses.map((limit) => (
          <Row key={`${limit.scope} ${limit.playerClass}`} limit={limit}>
            {may.isHere && limit.of !== 'gone' && (
              <Button
                size="s"
                refusal={may.refusal}
                onClick={() => onAsk({ kind: 'classLimit', limits, of: limit })}
              >
                {t('change')}
              </Button>
            )}
          </Row>
        ))}
      </ul>
      {ofMatches.length > 0 && (
        <>
          <h3>{t('ofMatches')}</h3>
          <p className="o-note">{t('ofMatchNote')}</p>
        </>
      )}
      <ul className="o-tr__set">
        {ofMatches.map((limit) => (
          <Row key={limit.scope} limit={limit} />
        ))}
      </ul>
    </>
  )
}

function Row({ limit, children }: { limit: SetLimit; children?: ReactNode }) {
  const { stakeKurus, payoutKurus, liabilityKurus, by, second, at } = limit
  const names = [by, second].filter(Boolean).join(' + ')
  return (
    <li>
      <b>{nameOf(limit)}</b>
      <span />
      {children ?? <span />}
      <span className="o-note">
        {t('sums', {
          stake: liraOf(stakeKurus),
          payout: liraOf(payoutKurus),
          liability: liraOf(liabilityKurus),
        })}
        {at !== null && names !== '' && ` · ${t('by', { name: names, time: formatDate(at) })}`}
      </span>
    </li>
  )
}

function nameOf(limit: SetLimit): string {
  const { match } = limit
  if (match === null) return classLimitTitle(limit, limit.league)
  if (match.key === null) return titleOf(match)
  return `${titleOf(match)}, ${marketOf({ key: match.key, line: match.line }, match)}`
}
