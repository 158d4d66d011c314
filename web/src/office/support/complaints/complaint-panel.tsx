import type { Complaint } from '@zar/contract/office/support/complaints'
import { CircleOff } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../../lib/language/format.ts'
import { Link } from '../../../lib/router/router.tsx'
import { isCode } from '../../parts/api/failure.ts'
import { Acts, Case } from '../../parts/case/case.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { useOffers } from '../../parts/rights/offers.ts'
import { Empty } from '../../parts/states/empty.tsx'
import { Failed } from '../../parts/states/failed.tsx'
import { PlayerCard } from '../desk/player-card.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { Proposals } from './proposals.tsx'
import { StageTag } from './stage-tag.tsx'
import { t } from './texts.ts'
import { useComplaint } from './use-complaints.ts'

/** The chosen complaint: what is complained of, what happened, and who may decide. */
export function ComplaintPanel({ id, version }: { id: string; version: number | undefined }) {
  const { data, error, refetch } = useComplaint(id, version)
  if (data) return <Open one={data} />
  const isGone = isCode(error, 'not_found')
  return (
    <aside className="o-panel" aria-label={t('caseName', { id })} aria-busy={!error}>
      <div className="o-panel__h">
        <h2>{id}</h2>
      </div>
      <div className="o-case">
        {isGone && <Empty icon={CircleOff} title={t('gone')} />}
        {error && !isGone && <Failed error={error} onAgain={() => void refetch()} />}
        {!error && <p role="status">{t('loading')}</p>}
      </div>
    </aside>
  )
}

function Open({ one }: { one: Complaint }) {
  const { id, summary, ticket, player, steps } = one
  return (
    <Case id={`${id}`} name={t('caseName', { id: `${id}` })} tag={<StageTag row={one} />}>
      <p className="o-cp__what">{summary}</p>
      <p className="o-micro">
        <Link className="o-link" to={`/office/tickets?row=${ticket}`}>
          {t('of', { number: `${ticket}` })}
        </Link>{' '}
        · {player.username}
      </p>
      <Proposals one={one} />
      <div>
        <h3>{t('steps')}</h3>
        <ol className="o-th">
          {steps.map(({ kind, text, by, at }) => (
            <li key={`${kind}:${at}`} className={text ? 'o-th__m is-us' : 'o-th__sys'}>
              {text && <p>{text}</p>}
              <small>
                {t(`step.${kind}`)} · {by ?? t('clock')} · {formatDate(at)}
              </small>
            </li>
          ))}
        </ol>
      </div>
      <PlayerCard player={player} />
      {one.standing && <ComplaintActs one={one} />}
    </Case>
  )
}

function ComplaintActs({ one }: { one: Complaint }) {
  const [over, setOver] = useState<'answer' | 'decide'>()
  const offers = useOffers(one)
  const close = () => setOver(undefined)
  return (
    <Acts>
      <Button
        kind="primary"
        refusal={offers('complaint.answer').refusal}
        onClick={() => setOver('answer')}
      >
        {t('answer')}
      </Button>
      <Button refusal={offers('complaint.decide').refusal} onClick={() => setOver('decide')}>
        {t('decide')}
      </Button>
      {over === 'answer' && <AnswerDialog one={one} onClose={close} />}
      {over === 'decide' && <DecideDialog one={one} onClose={close} />}
    </Acts>
  )
}
