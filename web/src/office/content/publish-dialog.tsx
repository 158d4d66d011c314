import {
  type ContentList,
  type ContentPiece,
  type ListedPiece,
  publishContent,
  publishPromotion,
  publishTerms,
  readPiece,
} from '@zar/contract/office/content/operations'
import { publishingRight } from '@zar/contract/office/content/pieces'
import type { Right } from '@zar/contract/office/rights/rights'
import { useState } from 'react'
import type { z } from 'zod/mini'
import { texts } from '../../lib/language/translate.ts'
import { call } from '../parts/api/call.ts'
import { TextField, TickField } from '../parts/controls/field.tsx'
import { Confirm } from '../parts/dialogs/confirm-dialog.tsx'
import { momentIn } from '../parts/moment.ts'
import { useRefreshProposals } from '../parts/proposals/second.tsx'
import { notify } from '../parts/toasts/toasts.ts'
import { kindName } from './names.ts'
import { t as shared } from './texts.ts'
import { type Ref, useRefresh } from './use-content.ts'
import type { Editing } from './use-editing.ts'

const t = texts({
  tr: {
    publishTitle: '{name}: yayınla',
    scheduleTitle: '{name}: zamanla',
    publishVerb: 'Yayınla',
    scheduleVerb: 'Zamanla',
    proposeVerb: 'Yayını öner',
    starts: 'Başlar',
    ends: 'Biter',
    endsHelp: 'Boş bırakırsan süresiz kalır.',
    time: 'İstanbul saati',
    startMissing: 'Başlangıcı gir: gelecekte bir an olmalı.',
    endWrong: 'Bitiş, başlangıçtan sonra olmalı.',
    does: 'Oyuncular bu sürümü en geç 3 saniye sonra görür. Şimdiki sürüm geçmişte kalır.',
    later: 'Sürüm o ana dek değişmez. Zamanı gelince kendiliğinden yayınlanır.',
    byTwo: 'İkinci bir kişi aynı metni okuyup onaylayınca yayınlanır.',
    together: 'Birlikte yayınla',
  },
  en: {
    publishTitle: '{name}: publish',
    scheduleTitle: '{name}: schedule',
    publishVerb: 'Publish',
    scheduleVerb: 'Schedule',
    proposeVerb: 'Propose to publish',
    starts: 'Starts',
    ends: 'Ends',
    endsHelp: 'Leave it empty for no end.',
    time: 'Istanbul time',
    startMissing: 'Enter the start: a moment that is to come.',
    endWrong: 'The end must be after the start.',
    does: 'Players see this version within 3 seconds. The present one stays in the history.',
    later: 'The version does not change until then. At its time it is published by itself.',
    byTwo: 'It is published once a second person has read the same text and approves.',
    together: 'Publish together',
  },
})

type Props = {
  piece: ContentPiece
  list: ContentList
  editing: Editing
  isScheduled: boolean
  onClose: () => void
}

/** Publishes a draft now or at a time, with others that belong to it; or proposes it, where two are needed. */
export function PublishDialog(props: Props) {
  const { piece, list, isScheduled, onClose } = props
  const [typed, setTyped] = useState<Typed>({ from: '', to: '', others: [] })
  const right = publishingRight(piece.kind, piece.isLegal)
  const stays = piece.isLegal || piece.kind === 'text'
  const beside = besideOf(piece, list)
  const send = useSending(props, beside)
  const lacks = lacksIn(typed, isScheduled)
  const alone = isScheduled ? 'scheduleVerb' : 'publishVerb'
  return (
    <Confirm
      title={t(isScheduled ? 'scheduleTitle' : 'publishTitle', {
        name: piece.name || shared('untitled'),
      })}
      verb={t(right === 'page.publish' ? alone : 'proposeVerb')}
      needsWords
      lacks={lacks}
      consequence={
        <>
          {t(isScheduled ? 'later' : 'does')} {right !== 'page.publish' && t('byTwo')}
        </>
      }
      draft={`content:publish:${piece.kind}:${piece.piece}`}
      onConfirm={({ text }) => send(typed, text)}
      onClose={onClose}
    >
      {isScheduled && (
        <TextField
          label={t('starts')}
          isLacking={lacks === t('startMissing')}
          hint={t('time')}
          type="datetime-local"
          value={typed.from}
          onChange={({ target }) => setTyped({ ...typed, from: target.value })}
        />
      )}
      {!stays && (
        <TextField
          label={t('ends')}
          isLacking={lacks === t('endWrong')}
          hint={t('time')}
          help={t('endsHelp')}
          type="datetime-local"
          value={typed.to}
          onChange={({ target }) => setTyped({ ...typed, to: target.value })}
        />
      )}
      <Together
        beside={beside}
        chosen={typed.others}
        onChoose={(others) => setTyped({ ...typed, others })}
      />
    </Confirm>
  )
}

type Typed = { from: string; to: string; others: readonly string[] }

/** Drafts that can be published in one go with this one. */
const besideOf = (piece: ContentPiece, { pieces }: ContentList): ListedPiece[] => {
  const rights = ['page.publish', publishingRight(piece.kind, piece.isLegal)]
  return pieces.filter(
    (one) =>
      one.draft !== null &&
      one.gaps === 0 &&
      keyOf(one) !== keyOf(piece) &&
      rights.includes(publishingRight(one.kind, one.isLegal)),
  )
}

function lacksIn({ from, to }: Typed, isScheduled: boolean): string | undefined {
  const [at, until] = [momentIn(from), momentIn(to)]
  if (isScheduled && (!at || at.getTime() <= Date.now())) return t('startMissing')
  return until && until <= (at ?? new Date()) ? t('endWrong') : undefined
}

function useSending({ piece, editing, isScheduled, onClose }: Props, beside: ListedPiece[]) {
  const [refresh, refreshProposals] = [useRefresh(), useRefreshProposals()]
  const right = publishingRight(piece.kind, piece.isLegal)
  return async ({ from, to, others }: Typed, reason: string) => {
    // What was not saved is told beside the draft.
    if (!(await editing.save())) return onClose()
    const chosen = beside.filter((one) => others.includes(keyOf(one)))
    const pieces = await Promise.all([piece, ...chosen].map(readChosen))
    const at = (isScheduled && momentIn(from)?.toISOString()) || null
    const input = { pieces, at, until: momentIn(to)?.toISOString() ?? null, reason }
    try {
      notify(shared(await sendBy(right, input, isScheduled)))
    } finally {
      await Promise.all([refresh(), refreshProposals()])
    }
  }
}

type Input = z.input<typeof publishContent.input>

/** Calls what the right publishes by, and answers what to say of it. */
async function sendBy(right: Right, input: Input, isScheduled: boolean) {
  if (right === 'page.publish') {
    await call(publishContent, input)
    return isScheduled ? 'scheduled' : 'published'
  }
  await call(right === 'terms.publish' ? publishTerms : publishPromotion, input)
  return 'proposed'
}

type TogetherProps = {
  beside: readonly ListedPiece[]
  chosen: readonly string[]
  onChoose: (keys: readonly string[]) => void
}

function Together({ beside, chosen, onChoose }: TogetherProps) {
  if (beside.length === 0) return null
  return (
    <fieldset className="o-content__together">
      <legend>{t('together')}</legend>
      {beside.map((one) => (
        <TickField
          key={keyOf(one)}
          checked={chosen.includes(keyOf(one))}
          onChange={({ target }) => {
            const rest = chosen.filter((key) => key !== keyOf(one))
            onChoose(target.checked ? [...rest, keyOf(one)] : rest)
          }}
        >
          {kindName(one.kind)}: {one.name || shared('untitled')}
        </TickField>
      ))}
    </fieldset>
  )
}

const keyOf = ({ kind, piece }: Ref): string => `${kind}:${piece}`

/** A draft as it stands now, for the server to compare. */
async function readChosen({ kind, piece }: Ref) {
  const { draft, liveNumber } = await call(readPiece, { kind, piece })
  return {
    kind,
    piece,
    number: draft?.number ?? 1,
    edition: draft?.edition ?? 0,
    live: liveNumber,
  }
}
