import {
  LEGAL_GROUNDS,
  liftLegalHold,
  placeLegalHold,
} from '@zar/contract/office/withdrawals/house'
import type { WithdrawalCase } from '@zar/contract/office/withdrawals/withdrawals'
import { useState } from 'react'
import { failureText, isCode } from '../../parts/api/failure.ts'
import { SelectField } from '../../parts/controls/field.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { callProven } from '../../parts/dialogs/prove.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { useRefresh } from '../use-queue.ts'
import { t } from './law-texts.ts'
import type { Outcome } from './use-deciding.ts'

type Props = { one: WithdrawalCase; onClose: () => void } & Outcome
type Ground = (typeof LEGAL_GROUNDS)[number]

/** What the server made of it: told, and the case read anew. */
function useSending({ onFailed }: Outcome) {
  const refresh = useRefresh()
  return async (send: () => Promise<string>) => {
    try {
      notify(await send())
    } catch (failure) {
      if (!isCode(failure, 'reauthenticate')) onFailed(failureText(failure))
      throw failure
    } finally {
      await refresh()
    }
  }
}

const proofOf = (right: 'legalhold.place' | 'legalhold.lift', player: string) => ({
  right,
  object: `player:${player}`,
  amountE5: null,
})

/** Holds all withdrawals of the player by law: two people of compliance. */
export function LawDialog({ one: { player }, onClose, ...outcome }: Props) {
  const send = useSending(outcome)
  const [ground, setGround] = useState<Ground>('legal_hold')
  const place = async (reason: string) => {
    const input = { player: player.id, ground, reason }
    const proof = proofOf('legalhold.place', player.id)
    const came = await callProven(placeLegalHold, input, proof)
    return t(came.outcome === 'done' ? 'lawPlaced' : 'lawProposed')
  }
  return (
    <Confirm
      title={t('lawTitle', { name: player.username })}
      verb={t('lawVerb')}
      isDangerous
      needsWords
      consequence={t('lawDoes')}
      draft={`player:${player.id}:law`}
      onConfirm={({ text }) => send(() => place(text))}
      onClose={onClose}
    >
      <SelectField
        label={t('lawGround')}
        value={ground}
        choices={LEGAL_GROUNDS.map((value) => ({ value, label: t(value) }))}
        onChange={({ target }) =>
          setGround(LEGAL_GROUNDS.find((one) => one === target.value) ?? ground)
        }
      />
    </Confirm>
  )
}

/** Lifts it, by two people again. */
export function LiftDialog({ one: { player }, onClose, ...outcome }: Props) {
  const send = useSending(outcome)
  const lift = async (reason: string) => {
    const proof = proofOf('legalhold.lift', player.id)
    const came = await callProven(liftLegalHold, { player: player.id, reason }, proof)
    return t(came.outcome === 'done' ? 'lifted' : 'liftProposed')
  }
  return (
    <Confirm
      title={t('liftTitle', { name: player.username })}
      verb={t('liftVerb')}
      needsWords
      consequence={t('liftDoes')}
      draft={`player:${player.id}:lift`}
      onConfirm={({ text }) => send(() => lift(text))}
      onClose={onClose}
    />
  )
}
