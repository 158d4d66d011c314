import './corrections.css'
import { useQuery } from '@tanstack/react-query'
import {
  codesOf,
  LINKED_KINDS,
  previewCorrection,
  proposeCorrection,
} from '@zar/contract/office/corrections'
import type { PlayerPage } from '@zar/contract/office/players'
import { useState } from 'react'
import { useSettled } from '../../../lib/browser/use-settled.ts'
import { formatDate } from '../../../lib/language/format.ts'
import { call } from '../../parts/api/call.ts'
import { Facts } from '../../parts/case/case.tsx'
import { SelectField, TextField } from '../../parts/controls/field.tsx'
import { QuickChips } from '../../parts/controls/tabs.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { callProven } from '../../parts/dialogs/prove.ts'
import { moneyOf } from '../../parts/money.ts'
import { useRefreshProposals } from '../../parts/proposals/second.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { BLANK, codeName, type Draft, linkedIn, movedFacts, sumIn, turned } from './terms.ts'
import { t } from './texts.ts'

/** A record is looked up once the typing of its number has paused so long. */
const PAUSE_MS = 250

type Props = { player: PlayerPage; onClose: () => void }

/** What the server says of the record that is typed, of the balance and of the person's limit. */
function usePreview(id: string, draft: Draft) {
  const number = useSettled(draft.number.trim(), PAUSE_MS)
  const linked = linkedIn({ ...draft, number })
  const { data, isFetching } = useQuery({
    queryKey: ['office', 'correction', id, linked ?? null],
    queryFn: () => call(previewCorrection, linked ? { id, linked } : { id }),
    placeholderData: (before) => before,
  })
  const isAnswered = linked && number === draft.number.trim() && !isFetching
  return { data, isFound: isAnswered ? data?.linked != null : undefined }
}
type Preview = ReturnType<typeof usePreview>

/** What is missing or wrong, in words. */
function lackOf(draft: Draft, { data, isFound }: Preview): string | undefined {
  const sum = sumIn(draft)
  if (sum === 0n) return t('lackSum')
  if (!linkedIn(draft)) return t('lackLinked')
  if (isFound === false) return t('notFound')
  if (!data) return undefined
  if (!draft.isAddition && sum > BigInt(data.balanceE5)) return t('lackCash')
  if (sum > BigInt(data.leftE5)) return t('lackLeft', { sum: moneyOf(data.leftE5) })
  return undefined
}

/** Of what {@link lackOf} says, what is about the sum. */
const isSumWrong = (draft: Draft, { isFound }: Preview): boolean =>
  sumIn(draft) === 0n || (linkedIn(draft) !== undefined && isFound !== false)

function verbOf({ isAddition }: Draft, sumE5: bigint): string {
  if (sumE5 === 0n) return t('propose')
  return t(isAddition ? 'proposeAdd' : 'proposeTake', { sum: moneyOf(`${sumE5}`) })
}

/** Proposes to correct a player's balance: another person approves it. */
export function CorrectionDialog({ player, onClose }: Props) {
  const { id, username: name } = player
  const [draft, setDraft] = useState(BLANK)
  const preview = usePreview(id, draft)
  const refresh = useRefreshProposals()
  const amountE5 = sumIn(draft)
  const { isAddition, code } = draft
  const propose = async (reason: string) => {
    const linked = linkedIn(draft)
    if (!linked) return
    const input = { id, isAddition, amountE5: `${amountE5}`, code, linked, reason }
    const purpose = { right: 'adjustment.propose', object: `player:${id}` } as const
    await callProven(proposeCorrection, input, { ...purpose, amountE5: `${amountE5}` })
    notify(t('proposed'))
    await refresh()
  }
  return (
    <Confirm
      title={t('dialogTitle', { name })}
      verb={verbOf(draft, amountE5)}
      needsWords
      lacks={lackOf(draft, preview)}
      consequence={t('does')}
      draft={`player:${id}:correction`}
      onConfirm={({ text }) => propose(text)}
      onClose={onClose}
    >
      <Fields draft={draft} onDraft={setDraft} preview={preview} />
      {amountE5 > 0n && <Outcome draft={draft} preview={preview} />}
    </Confirm>
  )
}

type FieldsProps = { draft: Draft; onDraft: (draft: Draft) => void; preview: Preview }

function Fields({ draft, onDraft, preview }: FieldsProps) {
  const { isAddition, sum, code } = draft
  const left = preview.data && t('left', { sum: moneyOf(preview.data.leftE5) })
  return (
    <>
      <QuickChips
        label={t('direction')}
        chips={(['add', 'take'] as const).map((key) => ({ key, label: t(key) }))}
        chosen={isAddition ? 'add' : 'take'}
        onChoose={(key) => onDraft(turned(draft, key === 'add'))}
      />
      <div className="o-co__pair">
        <TextField
          label={t('sum')}
          isLacking={isSumWrong(draft, preview)}
          hint={left}
          inputMode="decimal"
          autoComplete="off"
          value={sum}
          onChange={({ target }) => onDraft({ ...draft, sum: target.value })}
        />
        <SelectField
          label={t('code')}
          value={code}
          choices={codesOf(isAddition).map((value) => ({ value, label: codeName(value) }))}
          onChange={({ target }) => {
            const chosen = codesOf(isAddition).find((one) => one === target.value)
            onDraft({ ...draft, code: chosen ?? code })
          }}
        />
      </div>
      <LinkedFields draft={draft} onDraft={onDraft} preview={preview} />
    </>
  )
}

function foundIn({ data, isFound }: Preview): string | undefined {
  if (!isFound || !data?.linked) return undefined
  const at = formatDate(data.linked.at)
  const { amountE5 } = data.linked
  return amountE5 === null ? t('found', { at }) : t('foundSum', { at, sum: moneyOf(amountE5) })
}

const LinkedFields = ({ draft, onDraft, preview }: FieldsProps) => (
  <div className="o-co__pair">
    <SelectField
      label={t('linkedKind')}
      value={draft.kind}
      choices={LINKED_KINDS.map((value) => ({ value, label: t(value) }))}
      onChange={({ target }) => {
        const kind = LINKED_KINDS.find((one) => one === target.value) ?? draft.kind
        onDraft({ ...draft, kind })
      }}
    />
    <TextField
      label={t('linkedNumber')}
      inputMode="numeric"
      autoComplete="off"
      help={foundIn(preview) ?? t(draft.kind === 'round' ? 'roundHelp' : 'numberHelp')}
      error={preview.isFound === false ? t('notFound') : undefined}
      value={draft.number}
      onChange={({ target }) => onDraft({ ...draft, number: target.value })}
    />
  </div>
)

function Outcome({ draft, preview: { data } }: { draft: Draft; preview: Preview }) {
  const { isAddition, code } = draft
  const cashE5 = data && BigInt(data.balanceE5)
  return <Facts facts={movedFacts({ code, isAddition, amountE5: sumIn(draft), cashE5 })} />
}
