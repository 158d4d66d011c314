import './matrix.css'
import type { RoleProposal, StaffMember } from '@zar/contract/office/people'
import type { Proposal } from '@zar/contract/office/proposals'
import { CircleCheckBig, UsersRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatClock, formatDate } from '../../lib/language/format.ts'
import { whyText } from '../parts/api/why.ts'
import { Button } from '../parts/controls/button.tsx'
import { Say } from '../parts/controls/say.tsx'
import { rightName } from '../parts/rights/right-names.ts'
import { Empty } from '../parts/states/empty.tsx'
import { Failed } from '../parts/states/failed.tsx'
import { leftText } from '../parts/time.ts'
import { ApproveDialog, type Decided, RefuseDialog } from './approve-dialog.tsx'
import { InviteLinkDialog } from './invite-link-dialog.tsx'
import { proposalWords } from './proposal-words.ts'
import { rolesText } from './roles.ts'
import { useRoleProposals, useStaff, useStaffProposals } from './use-staff.ts'
import { useWithdraw } from './use-withdraw.ts'
import { t } from './waiting-texts.ts'

const MISSING_SHOWN = 3
type Asked = { verdict: 'approve' | 'refuse'; of: Decided }

/** What waits for a second person: changes of roles, invitations, resets. */
export function Waiting() {
  const roles = useRoleProposals()
  const others = useStaffProposals()
  const people = useStaff().data ?? []
  const [asked, setAsked] = useState<Asked>()
  const [link, setLink] = useState<{ token: string; name: string }>()
  const failed = [roles, others].find(({ isError, data }) => isError && !data)
  const isEmpty = roles.data?.length === 0 && others.data?.length === 0
  const decide = (verdict: Asked['verdict']) => (of: Decided) => setAsked({ verdict, of })
  return (
    <section className="o-panel" aria-labelledby="waiting">
      <div className="o-panel__h">
        <h2 id="waiting">{t('title')}</h2>
      </div>
      {failed && <Failed error={failed.error} onAgain={() => void failed.refetch()} />}
      {isEmpty && (
        <Empty icon={CircleCheckBig} title={t('none')}>
          {t('noneNote')}
        </Empty>
      )}
      <ul className="o-waits">
        {roles.data?.map((one) => (
          <RoleChange
            key={one.id}
            change={one}
            isOwn={others.data?.some(({ id, isOwn }) => id === one.id && isOwn) ?? false}
            onApprove={decide('approve')}
            onRefuse={decide('refuse')}
          />
        ))}
        {others.data?.map((one) => (
          <OtherProposal
            key={one.id}
            proposal={one}
            people={people}
            onApprove={decide('approve')}
          />
        ))}
      </ul>
      {asked?.verdict === 'approve' && (
        <ApproveDialog of={asked.of} onLink={setLink} onClose={() => setAsked(undefined)} />
      )}
      {asked?.verdict === 'refuse' && (
        <RefuseDialog of={asked.of} onClose={() => setAsked(undefined)} />
      )}
      {link && <InviteLinkDialog {...link} onClose={() => setLink(undefined)} />}
    </section>
  )
}

type Proposed = { reason: string; proposedBy: string; proposedAt: string; lapsesAt: string }

/** One proposal with its facts, whole: who, why, until when. */
const Waits = ({
  of,
  title,
  more,
  children,
}: {
  of: Proposed
  title: string
  more?: ReactNode
  children: ReactNode
}) => (
  <li className="o-waits__one">
    <Say tone="wait" icon={UsersRound}>
      <b>{title}</b> {t('by', { name: of.proposedBy, time: formatClock(of.proposedAt) })}{' '}
      {t('why', { reason: of.reason })} {more}{' '}
      <span className="o-micro">{leftText(of.lapsesAt)}</span>
    </Say>
    <div className="o-waits__acts">{children}</div>
  </li>
)

function RoleChange({
  change,
  isOwn,
  onApprove,
  onRefuse,
}: {
  change: RoleProposal
  isOwn: boolean
  onApprove: (of: Decided) => void
  onRefuse: (of: Decided) => void
}) {
  const { person, before, after, approvedBy, missing, effectiveAt } = change
  const action = change.actions.find(({ right }) => right === 'role.approve')
  const refusal = action?.state === 'refused' ? whyText(action.why) : undefined
  const of: Decided = { kind: 'roles', id: change.id, name: person.fullName, login: person.name }
  const isShown = action && action.why !== 'no_right' && !isOwn
  const words = [
    approvedBy.length > 0 && t('approvedBy', { names: approvedBy.join(', ') }),
    missing.length > 0 && t('missing', { rights: missingText(missing) }),
    effectiveAt && t('effective', { time: formatDate(effectiveAt) }),
  ]
  return (
    <Waits
      of={change}
      title={t('roles', {
        name: person.fullName,
        before: rolesText(before),
        after: rolesText(after),
      })}
      more={words.filter(Boolean).join(' ')}
    >
      {isOwn && <WithdrawButton id={change.id} />}
      {isShown && (
        <>
          <Button kind="danger" refusal={refusal} onClick={() => onRefuse(of)}>
            {t('refuse')}
          </Button>
          <Button kind="primary" refusal={refusal} onClick={() => onApprove(of)}>
            {t('approve')}
          </Button>
        </>
      )}
    </Waits>
  )
}

function missingText(missing: RoleProposal['missing']): string {
  const shown = missing.slice(0, MISSING_SHOWN).map(rightName).join(', ')
  const left = missing.length - MISSING_SHOWN
  return left > 0 ? `${shown} ${t('more', { count: left })}` : shown
}

function OtherProposal({
  proposal,
  people,
  onApprove,
}: {
  proposal: Proposal
  people: readonly StaffMember[]
  onApprove: (of: Decided) => void
}) {
  const { title, of } = proposalWords(proposal, people)
  return (
    <Waits of={proposal} title={title}>
      {proposal.isOwn && <WithdrawButton id={proposal.id} />}
      {!proposal.isOwn && of && (
        <Button kind="primary" onClick={() => onApprove(of)}>
          {t('approve')}
        </Button>
      )}
    </Waits>
  )
}

/** Whoever proposed takes it back; nothing has happened. */
function WithdrawButton({ id }: { id: string }) {
  const { withdraw, isBusy } = useWithdraw(id)
  return (
    <Button busy={isBusy ? t('withdraw') : undefined} onClick={withdraw}>
      {t('withdraw')}
    </Button>
  )
}
