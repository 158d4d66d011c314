import './lines.css'
import { matchDeposit, type StatementLine } from '@zar/contract/office/house/deposit-match'
import { useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { Facts } from '../../parts/case/case.tsx'
import { Choices } from '../../parts/controls/choices.tsx'
import { TextField } from '../../parts/controls/field.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { moneyOf } from '../../parts/money.ts'
import { useRefreshProposals } from '../../parts/proposals/second.tsx'
import { Awaited } from '../../parts/states/awaited.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { type Target, targetsOf } from './target.ts'
import { t } from './texts.ts'
import { useLinesAnew, useTargets } from './use-lines.ts'

type Props = { line: StatementLine; onClose: () => void }

/** Proposes whose the money of a line is. */
export function MatchDialog({ line, onClose }: Props) {
  const { id, amountE5, bankId, day, reference } = line
  const [anew, refreshProposals] = [useLinesAnew(), useRefreshProposals()]
  const [typed, type] = useState('')
  const [chosenId, choose] = useState<string>()
  const { q, read } = useTargets(id, typed)
  const targets = read.data && targetsOf(read.data)
  // What another number does not find is chosen no more.
  const chosen = targets?.find((one) => one.id === chosenId)
  const sum = moneyOf(amountE5)
  const propose = async (target: Target, reason: string) => {
    try {
      await call(matchDeposit, { line: id, kind: target.kind, id: target.id, reason })
      notify(t('proposed', { sum }))
    } finally {
      await Promise.all([anew(), refreshProposals()])
    }
  }
  return (
    <Confirm
      title={t('matchTitle', { sum })}
      verb={t('verb', { sum })}
      needsWords
      lacks={chosen ? undefined : t('lack')}
      consequence={t(chosen?.isCredited === false ? 'doesNothing' : 'does')}
      draft={`statement-line:${id}:match`}
      onConfirm={async ({ text }) => chosen && propose(chosen, text)}
      onClose={onClose}
    >
      <Facts
        facts={[
          [t('bankId'), bankId],
          [t('day'), day],
          [t('amount'), sum],
          [t('reference'), reference],
        ]}
      />
      <TextField
        label={t('seek')}
        help={t('seekHelp')}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      <Awaited read={read} loading={t('loading')} />
      {targets?.length === 0 && (
        <p className="o-micro" role="status">
          {t(q === '' ? 'targetsNone' : 'notFound')}
        </p>
      )}
      {targets && targets.length > 0 && (
        <Targets targets={targets} chosenId={chosenId} onChoose={choose} />
      )}
    </Confirm>
  )
}

type ChoiceProps = {
  targets: readonly Target[]
  chosenId: string | undefined
  onChoose: (id: string) => void
}

const Targets = ({ targets, chosenId, onChoose }: ChoiceProps) => (
  <Choices className="o-match" isLacking={!targets.some(({ id }) => id === chosenId)}>
    <legend>{t('targets')}</legend>
    {targets.map(({ kind, id, title, note }) => (
      <label
        key={`${kind}:${id}`}
        className={id === chosenId ? 'o-match__one is-on' : 'o-match__one'}
      >
        <span>
          <b>{title}</b>
          <small>{note}</small>
        </span>
        <input
          type="radio"
          name="match-target"
          checked={id === chosenId}
          onChange={() => onChoose(id)}
        />
      </label>
    ))}
  </Choices>
)
