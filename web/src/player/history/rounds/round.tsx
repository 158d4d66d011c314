import type { RoundDetails, RoundMovement } from '@zar/contract/casino/game-history'
import type { TimelineStep } from '@zar/contract/payment'
import { ShieldCheck, X } from 'lucide-react'
import { formatMoney } from '../../../lib/language/format.ts'
import { formatSigned } from '../../../lib/language/signed-money.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Button, ButtonLink, IconButton } from '../../../ui/form/button.tsx'
import { DetailPanel } from '../detail-panel.tsx'
import { NotThere } from '../not-there.tsx'
import { t as shared } from '../texts.ts'
import { Timeline } from '../timeline.tsx'
import { rowId } from '../use-open-one.ts'
import { t } from './games-texts.ts'
import { Net, ResultTag } from './round-columns.tsx'
import { useProof, useRound } from './use-rounds.ts'

const WORDS = {
  loading: t('one.loading'),
  failed: t('one.failed'),
  offline: t('one.offline'),
}

type PanelProps = { id: string; onClose: () => void }

/** One round. */
export const RoundPanel = ({ id, onClose }: PanelProps) => (
  <DetailPanel label={t('one.label')} rowId={rowId(id)} onClose={onClose}>
    <Case id={id} onClose={onClose} />
  </DetailPanel>
)

function Case({ id, onClose }: PanelProps) {
  const query = useRound(id)
  const { data } = query
  return (
    <>
      <div className="panel__head">
        <h2>{data?.game ?? t('one.label')}</h2>
        <IconButton icon={X} label={t('one.close')} onClick={onClose} />
      </div>
      <div className="case">
        {data ? <Facts round={data} /> : <NotThere {...query} words={WORDS} />}
      </div>
    </>
  )
}

function Facts({ round }: { round: RoundDetails }) {
  const { result, studio, supplier, roundId, movements, id } = round
  return (
    <>
      <div>
        <ResultTag result={result} />
        <p className="case__sum">
          <Net round={round} />
        </p>
        <p className="case__where">{studio}</p>
      </div>
      <dl className="case__facts num">
        {sumsOf(round).map(([name, sum]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{sum}</dd>
          </div>
        ))}
        <div>
          <dt>{t('one.supplier')}</dt>
          <dd>{supplier}</dd>
        </div>
        <div className="case__long">
          <dt>{t('one.round')}</dt>
          <dd>{roundId}</dd>
        </div>
      </dl>
      <section>
        <h3 className="case__head">{t('one.movements')}</h3>
        <Timeline label={t('one.movements')} steps={movements.map(stepOf)} />
      </section>
      <Proof id={id} />
    </>
  )
}

const sumsOf = ({ stake, freeStake, win }: RoundDetails): [string, string][] => [
  [t('one.stake'), formatMoney(stake)],
  ...(freeStake > 0 ? [[t('one.free'), formatMoney(freeStake)] as [string, string]] : []),
  [t('one.win'), formatMoney(win)],
]

function stepOf(movement: RoundMovement): TimelineStep {
  return {
    state: 'done',
    dueAt: null,
    timeStamp: movement.timeStamp,
    title: titleOf(movement),
    note: noteOf(movement),
  }
}

/** What the account that was moved holds since, and where the ledger has it. */
function noteOf({ balanceAfter, isOfBonus, ledgerId }: RoundMovement): string {
  const held = { balance: formatMoney(balanceAfter ?? 0) }
  const notes = [
    balanceAfter !== null && t(isOfBonus ? 'move.bonusLeft' : 'move.left', held),
    ledgerId !== null && t('move.booked', { number: ledgerId }),
  ]
  return notes.filter(Boolean).join(' · ')
}

function titleOf({ kind, amount, freeStake }: RoundMovement): string {
  if (kind === 'bet' && freeStake > 0) return t('move.free', { sum: formatMoney(freeStake) })
  if (kind === 'win' && amount === 0) return t('move.nothing')
  return t(`move.${kind}`, { sum: formatSigned(amount) })
}

/** The maker's own page about the round, which is theirs to give. */
function Proof({ id }: { id: string }) {
  const { data, isPending, error, refetch } = useProof(id)
  return (
    <section>
      <h3 className="case__head">{t('proof')}</h3>
      {isPending && (
        <div role="status" aria-label={t('proof.loading')}>
          <Skeleton height="44px" />
        </div>
      )}
      {error && (
        <p className="case__said">
          {t('proof.failed')}
          <Button size="s" onClick={() => void refetch()}>
            {shared('one.retry')}
          </Button>
        </p>
      )}
      {data === null && <p className="case__said">{t('proof.none')}</p>}
      {data && (
        <>
          <p className="case__said">{t('proof.text')}</p>
          <ButtonLink icon={ShieldCheck} wide to={data} target="_blank" rel="noopener noreferrer">
            {t('proof.go')}
            <span className="sr">{t('proof.tab')}</span>
          </ButtonLink>
        </>
      )}
    </section>
  )
}
