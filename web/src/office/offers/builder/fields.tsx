import { PROVIDERS } from '@zar/contract/casino/casino'
import { OFFER_KINDS, type OfferKind } from '@zar/contract/office/offers/terms'
import { AreaField, SelectField, TextField, TickField } from '../../parts/controls/field.tsx'
import { SegmentField } from '../../parts/segments/segment-field.tsx'
import { t as names } from '../texts.ts'
import type { Typed } from './form.ts'
import { t } from './texts.ts'

export type StepProps = {
  typed: Typed
  wrong: ReadonlySet<string>
  /** Whether the offer was saved before: its name and kind stay. */
  isKnown: boolean
  categories: readonly { id: string; name: string }[]
  /** Of the segment that is chosen, once it is known. */
  segmentName: string | undefined
  onChange: (change: Partial<Typed>) => void
}
type TextKey = {
  [Key in keyof Typed]: Typed[Key] extends string
    ? string extends Typed[Key]
      ? Key
      : never
    : never
}[keyof Typed]

const Text = ({
  name,
  label,
  end,
  help,
  ...props
}: StepProps & { name: TextKey; label: string; end?: string; help?: string }) => (
  <TextField
    label={label}
    end={end}
    help={help}
    error={props.wrong.has(name) ? t('wrong') : undefined}
    inputMode={end === undefined ? 'text' : 'decimal'}
    autoComplete="off"
    value={props.typed[name]}
    onChange={({ target }) => props.onChange({ [name]: target.value })}
  />
)

/** What is given, and what triggers it. */
export function WhatStep(props: StepProps) {
  const { typed, isKnown, wrong, onChange } = props
  const { kind } = typed
  return (
    <div className="o-offer__fields">
      <SelectField
        label={t('kind')}
        disabled={isKnown}
        value={kind}
        choices={OFFER_KINDS.map((value) => ({ value, label: names(`kind.${value}`) }))}
        onChange={({ target }) => onChange({ kind: target.value as OfferKind })}
      />
      <TextField
        label={t('id')}
        help={t('idHelp')}
        error={wrong.has('id') ? t('idWrong') : undefined}
        readOnly={isKnown}
        autoComplete="off"
        spellCheck={false}
        value={typed.id}
        onChange={({ target }) => onChange({ id: target.value })}
      />
      <OwnFields {...props} />
    </div>
  )
}

function OwnFields(props: StepProps) {
  const { kind, provider } = props.typed
  if (kind === 'free_rounds') {
    return (
      <>
        <SelectField
          label={t('provider')}
          value={provider}
          choices={Object.keys(PROVIDERS).map((value) => ({ value, label: value }))}
          onChange={({ target }) => props.onChange({ provider: target.value })}
        />
        <Text {...props} name="gameCode" label={t('game')} />
        <Text {...props} name="rounds" label={t('rounds')} end="×" />
        <Text {...props} name="stake" label={t('stake')} end="₺" />
      </>
    )
  }
  if (kind === 'free_spins') return <Text {...props} name="spins" label={t('spins')} end="×" />
  return (
    <>
      {kind === 'promo_code' && <Text {...props} name="code" label={t('code')} />}
      {kind === 'deposit_match' && (
        <>
          <Text {...props} name="share" label={t('share')} end="%" />
          <Text {...props} name="depositMin" label={t('depositMin')} end="₺" />
        </>
      )}
      <Text
        {...props}
        name="amount"
        label={t(kind === 'deposit_match' ? 'amountMost' : 'amount')}
        end="₺"
      />
    </>
  )
}

/** How it is wagered: times, time, guard, and what counts. */
export function FrameStep(props: StepProps) {
  const { typed } = props
  const days = <Text {...props} name="days" label={t('days')} end={t('dayUnit')} />
  if (typed.kind === 'free_bet' || typed.kind === 'free_rounds') {
    return (
      <div className="o-offer__fields">
        {days}
        <p className="o-micro">{t('noFrame')}</p>
      </div>
    )
  }
  return (
    <>
      <div className="o-offer__fields">
        <Text {...props} name="wagering" label={t('wagering')} end="×" help="0 – 10" />
        {days}
        <Text {...props} name="maxStake" label={t('maxStake')} end="₺" />
        <Text {...props} name="maxWin" label={t('maxWin')} end="₺" help={t('noBound')} />
      </div>
      <Counting {...props} />
    </>
  )
}

function Counting(props: StepProps) {
  const { typed, categories, wrong, onChange } = props
  return (
    <fieldset className="o-offer__fields">
      <legend>{t('counts')}</legend>
      <TickField
        checked={typed.onSports}
        onChange={({ target }) => onChange({ onSports: target.checked })}
      >
        {t('onSports')}
      </TickField>
      {typed.onSports ? (
        <>
          <Text {...props} name="betPercent" label={t('betPercent')} end="%" />
          <Text {...props} name="betOdds" label={t('betOdds')} end="×" />
          <Text {...props} name="legOdds" label={t('legOdds')} end="×" />
        </>
      ) : (
        categories.map(({ id, name }) => (
          <TextField
            key={id}
            label={name}
            end="%"
            inputMode="numeric"
            error={wrong.has('counts') ? t('wrong') : undefined}
            value={typed.counts[id] ?? ''}
            onChange={({ target }) => onChange({ counts: { ...typed.counts, [id]: target.value } })}
          />
        ))
      )}
    </fieldset>
  )
}

/** For whom: everybody, or the players of a segment. */
export const WhoStep = ({ typed, segmentName, onChange }: StepProps) => (
  <div className="o-offer__body">
    <SegmentField
      label={t('segment')}
      blank={t('all')}
      help={t('segmentHelp')}
      value={typed.segment ?? ''}
      name={segmentName}
      onChange={(segment) => onChange({ segment: segment === '' ? null : segment })}
    />
    <p className="o-micro">{t(typed.segment === null ? 'everybody' : 'segmentOnly')}</p>
  </div>
)

/** Title and summary in both languages; the sentence of the terms is generated. */
export function WordsStep(props: StepProps) {
  const { typed, onChange } = props
  return (
    <div className="o-offer__body">
      <TextField
        label={`${t('title')}, ${t('inTr')}`}
        maxLength={80}
        value={typed.titleTr}
        onChange={({ target }) => onChange({ titleTr: target.value })}
      />
      <AreaField
        label={`${t('summary')}, ${t('inTr')}`}
        maxLength={300}
        value={typed.summaryTr}
        onChange={({ target }) => onChange({ summaryTr: target.value })}
      />
      <TextField
        label={`${t('title')}, ${t('inEn')}`}
        maxLength={80}
        value={typed.titleEn}
        onChange={({ target }) => onChange({ titleEn: target.value })}
      />
      <AreaField
        label={`${t('summary')}, ${t('inEn')}`}
        maxLength={300}
        value={typed.summaryEn}
        onChange={({ target }) => onChange({ summaryEn: target.value })}
      />
    </div>
  )
}
