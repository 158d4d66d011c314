import { useQuery } from '@tanstack/react-query'
import { myCases } from '@zar/contract/office/desk/desk'
import { type Proposal, proposals } from '@zar/contract/office/proposals'
import { CircleCheckBig, Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../../lib/router/router.tsx'
import { useDesk } from '../../desk-state.ts'
import { call } from '../../parts/api/call.ts'
import { Tag } from '../../parts/controls/tag.tsx'
import { rightName } from '../../parts/rights/right-names.ts'
import { Empty } from '../../parts/states/empty.tsx'
import { Failed } from '../../parts/states/failed.tsx'
import { leftText } from '../../parts/time.ts'
import { queueName } from '../queue-names.ts'
import { t } from '../texts.ts'

const LOOK_MS = 15_000

/** What the person has open, the first promise first. */
export function OwnCases() {
  const { paths } = useDesk()
  const cases = useQuery({
    queryKey: ['office', 'own-cases'],
    queryFn: () => call(myCases, {}, { isPoll: true }),
    refetchInterval: LOOK_MS,
  })
  const { data } = cases
  return (
    <Block title={t('cases')} id="desk-cases" count={data?.length}>
      {cases.isError && !data && (
        <Failed error={cases.error} onAgain={() => void cases.refetch()} />
      )}
      {data?.length === 0 && <Empty icon={Inbox} title={t('noCases')} />}
      <ul className="o-desk__list o-desk__list--plain">
        {data?.map(({ queue, subject, name, promiseAt, isUrgent }) => {
          const path = paths[queue]
          const words = `${queueName(queue)} #${name}`
          const row = subject.slice(subject.indexOf(':') + 1)
          return (
            <li key={`${queue} ${subject}`}>
              <span>
                {path ? (
                  <Link className="o-desk__what" to={`${path}?row=${encodeURIComponent(row)}`}>
                    {words}
                  </Link>
                ) : (
                  <b>{words}</b>
                )}
              </span>
              <span className="o-row o-desk__acts">
                {isUrgent && <Tag tone="wait">{t('urgent')}</Tag>}
                {promiseAt && <Promised at={promiseAt} />}
              </span>
            </li>
          )
        })}
      </ul>
    </Block>
  )
}

const Promised = ({ at }: { at: string }) => (
  <span className={Date.parse(at) <= Date.now() ? 'o-micro o-bad' : 'o-micro'}>{leftText(at)}</span>
)

/** Where a proposal is decided: by what it is about. */
const rowOf = (screen: string) => (id: string) => `/office/${screen}?row=${encodeURIComponent(id)}`
const PLACES: Record<string, (id: string) => string> = {
  withdrawal: rowOf('withdrawals'),
  player: (id) => `/office/players/${encodeURIComponent(id)}`,
  staff: () => '/office/staff',
  review: () => '/office/review',
  complaint: rowOf('complaints'),
  supplier: () => '/office/suppliers',
  difference: () => '/office/suppliers',
  category: () => '/office/catalogue',
  game: () => '/office/catalogue',
  offer: rowOf('bonus'),
  cashback: () => '/office/bonus',
  segment: rowOf('segments'),
  campaign: rowOf('campaigns'),
  content: () => '/office/content',
  method: () => '/office/methods',
  'method-closing': () => '/office/methods',
  audit: () => '/office/audit',
}

function placeOf({ object }: Proposal): string | undefined {
  const [kind = '', id = ''] = object.split(':')
  return PLACES[kind]?.(id)
}

/** What waits for a second person: what this role may approve, and the own ones. */
export function WaitingProposals() {
  const waiting = useQuery({
    queryKey: ['office', 'proposals'],
    queryFn: () => call(proposals, {}, { isPoll: true }),
    refetchInterval: LOOK_MS,
  })
  const { data } = waiting
  return (
    <Block title={t('proposals')} id="desk-proposals" count={data?.length}>
      {waiting.isError && !data && (
        <Failed error={waiting.error} onAgain={() => void waiting.refetch()} />
      )}
      {data?.length === 0 && <Empty icon={CircleCheckBig} title={t('noProposals')} />}
      <ul className="o-desk__list o-desk__list--plain">
        {data?.map((proposal) => {
          const path = placeOf(proposal)
          const name = rightName(proposal.right)
          return (
            <li key={proposal.id}>
              <span>
                {path ? (
                  <Link className="o-desk__what" to={path}>
                    {name}
                  </Link>
                ) : (
                  <b>{name}</b>
                )}
                <small>
                  {proposal.isOwn ? t('ownProposal') : t('by', { name: proposal.proposedBy })}
                </small>
              </span>
              <span className="o-micro o-desk__acts">{leftText(proposal.lapsesAt)}</span>
            </li>
          )
        })}
      </ul>
    </Block>
  )
}

const Block = ({
  id,
  title,
  count,
  children,
}: {
  id: string
  title: string
  count: number | undefined
  children: ReactNode
}) => (
  <section className="o-panel" aria-labelledby={id}>
    <div className="o-panel__h">
      <h2 id={id}>{title}</h2>
      {count !== undefined && count > 0 && <span className="o-micro">{count}</span>}
    </div>
    {children}
  </section>
)
