import './facts.css'
import { enterMatchResult } from '@zar/contract/office/trading/match-facts'
import { useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { failureText } from '../../parts/api/failure.ts'
import { SelectField, TextField } from '../../parts/controls/field.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import type { AskOf } from '../ask.ts'
import { useDeed } from '../dialogs/use-deed.ts'
import { titleOf } from '../words.ts'
import { DecidedMarkets, decidesText } from './decided-markets.tsx'
import { t } from './texts.ts'
import { FIELDS, type Field, factsIn, isReadable, type Typed } from './typed-facts.ts'
import { useMatchPreview } from './use-match-preview.ts'

type Props = { ask: AskOf<'matchResult'>; onClose: () => void }

/** Proposes the facts of a whole match by hand, for every market that they decide. */
export function MatchFactsDialog({ ask: { match }, onClose }: Props) {
  const deed = useDeed()
  const [typed, setTyped] = useState<Typed>({})
  const [source, setSource] = useState('')
  const facts = factsIn(match.sport, typed)
  const { data, error } = useMatchPreview({ id: match.id, facts }, facts !== undefined)
  const { id } = match
  const send = (reason: string) =>
    call(enterMatchResult, { id, seen: data?.seen ?? '', facts: facts ?? '', source, reason })
  const lacks = () => {
    if (!facts) return t('missing')
    if (error) return failureText(error)
    if (!data) return t('waits')
    if (data.markets.length === 0) return t('decidesNone')
    return source.trim().length >= 3 ? undefined : t('sourceMissing')
  }
  return (
    <Confirm
      title={t('title', { name: titleOf(match) })}
      verb={t('verb')}
      needsWords
      lacks={lacks()}
      consequence={facts && data ? `${decidesText(data)} ${t('does')}` : t('does')}
      draft={`trading:match-result:${id}`}
      onConfirm={({ text }) => deed(() => send(text))}
      onClose={onClose}
    >
      <div className="o-tr__form">
        {FIELDS[match.sport].map((field) => (
          <FactField
            key={field.name}
            field={field}
            typed={typed}
            onType={(text) => setTyped({ ...typed, [field.name]: text })}
          />
        ))}
      </div>
      {facts && data && <DecidedMarkets match={match} preview={data} />}
      <TextField
        label={t('source')}
        help={t('sourceHelp')}
        value={source}
        maxLength={200}
        onChange={({ target }) => setSource(target.value)}
      />
    </Confirm>
  )
}

type FieldProps = { field: Field; typed: Typed; onType: (text: string) => void }

const SIDES = [
  { value: '1', label: '1' },
  { value: '2', label: '2' },
]
const CHOICES = {
  side: SIDES,
  first: [...SIDES, { value: 'none', label: t('none') }],
  yesNo: [
    { value: 'yes', label: t('yes') },
    { value: 'no', label: t('no') },
  ],
}

function FactField({ field, typed, onType }: FieldProps) {
  const { name, kind } = field
  const value = typed[name] ?? ''
  if (kind === 'side' || kind === 'first' || kind === 'yesNo')
    return (
      <SelectField
        label={t(name)}
        blank={t('unknown')}
        choices={CHOICES[kind]}
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
    )
  const help = t(`help_${kind}`)
  return (
    <TextField
      label={t(name)}
      help={help}
      error={isReadable(field, typed) ? undefined : t('wrong', { help })}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onType(target.value)}
    />
  )
}
