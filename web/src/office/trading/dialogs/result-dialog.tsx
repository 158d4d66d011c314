import type { TradedMarket, TradingMatch } from '@zar/contract/office/trading/board'
import * as contract from '@zar/contract/office/trading/by-two'
import { useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { SelectField, TextField } from '../../parts/controls/field.tsx'
import { Segments } from '../../parts/controls/tabs.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import type { AskOf } from '../ask.ts'
import { labelOf, marketOf, titleOf } from '../words.ts'
import { t } from './texts.ts'
import { useDeed } from './use-deed.ts'
import { previewText, usePreview } from './use-preview.ts'

type Props = { ask: AskOf<'result' | 'resettle'>; onClose: () => void }

const SCORES = ['fullTime', 'halfTime', 'corners'] as const
const OUTCOMES = ['win', 'loss', 'push', 'half-win', 'half-loss', 'void'] as const
const CHOICES = OUTCOMES.map((value) => ({ value, label: t(value) }))

type Typed = {
  by: 'byScore' | 'byOutcome'
  scores: Record<string, string>
  outcomes: Record<string, string>
}

/** Facts as the server takes them; undefined while something is missing. */
function factsOf(
  { by, scores, outcomes }: Typed,
  { selections }: TradedMarket,
): string | undefined {
  if (by === 'byOutcome') {
    const isWhole = selections.every(({ key }) => outcomes[key])
    return isWhole ? JSON.stringify({ outcomes }) : undefined
  }
  const said = SCORES.flatMap((one) => {
    const text = scores[one]?.trim()
    return text ? [[one, pairOf(text)] as const] : []
  })
  const isWhole = said.length > 0 && said.every(([, pair]) => pair !== undefined)
  return isWhole ? JSON.stringify(Object.fromEntries(said)) : undefined
}

function pairOf(text: string): [number, number] | undefined {
  const [, home, away] = /^(\d{1,2})\s*[-–:]\s*(\d{1,2})$/.exec(text) ?? []
  return home !== undefined && away !== undefined ? [Number(home), Number(away)] : undefined
}

/** Each score may be left empty, and all of them together not. */
function isScoreLacking(scores: Typed['scores'], one: keyof Typed['scores']): boolean {
  const text = scores[one]?.trim()
  return text ? pairOf(text) === undefined : !Object.values(scores).some((said) => said?.trim())
}

/** Proposes facts of a match by hand, or that a settled market is settled again by them. */
export function ResultDialog({ ask, onClose }: Props) {
  const { match, market, kind } = ask
  const deed = useDeed()
  const isAgain = kind === 'resettle'
  const [typed, setTyped] = useState<Typed>({
    by: match.sport === 'football' ? 'byScore' : 'byOutcome',
    scores: {},
    outcomes: {},
  })
  const [source, setSource] = useState('')
  const facts = factsOf(typed, market)
  const preview = usePreview({ id: market.id, facts }, facts !== undefined)
  const { id, seen } = market
  const name = `${titleOf(match)}, ${marketOf(market, match)}`
  const isSourced = isAgain || source.trim().length >= 3
  const send = (reason: string) =>
    isAgain
      ? call(contract.resettle, { id, seen, facts: facts ?? '', reason })
      : call(contract.enterResult, { id, seen, facts: facts ?? '', source, reason })
  return (
    <Confirm
      title={t(isAgain ? 'resettleTitle' : 'resultTitle', { name })}
      verb={t(isAgain ? 'resettleVerb' : 'resultVerb')}
      needsWords
      lacks={!facts ? t('factsMissing') : isSourced ? undefined : t('sourceMissing')}
      consequence={
        <>
          {!isAgain && t('resultDoes')} {facts && previewText(preview, ask)}
        </>
      }
      draft={`trading:${kind}:${id}`}
      onConfirm={({ text }) => deed(() => send(text))}
      onClose={onClose}
    >
      <Facts match={match} market={market} typed={typed} onChange={setTyped} />
      {!isAgain && (
        <TextField
          label={t('source')}
          isLacking={source.trim().length < 3}
          help={t('sourceHelp')}
          value={source}
          maxLength={200}
          onChange={(event) => setSource(event.target.value)}
        />
      )}
    </Confirm>
  )
}

type FactsProps = {
  match: TradingMatch
  market: TradedMarket
  typed: Typed
  onChange: (typed: Typed) => void
}

function Facts({ match, market, typed, onChange }: FactsProps) {
  const { by, scores, outcomes } = typed
  return (
    <>
      {match.sport === 'football' && (
        <Segments<Typed['by']>
          label={t('resultBy')}
          choices={(['byScore', 'byOutcome'] as const).map((key) => ({ key, label: t(key) }))}
          chosen={by}
          onChoose={(next) => onChange({ ...typed, by: next })}
        />
      )}
      {by === 'byScore' &&
        SCORES.map((one) => (
          <TextField
            key={one}
            label={t(one)}
            isLacking={isScoreLacking(scores, one)}
            value={scores[one] ?? ''}
            onChange={(event) =>
              onChange({ ...typed, scores: { ...scores, [one]: event.target.value } })
            }
          />
        ))}
      {by === 'byOutcome' &&
        market.selections.map((selection) => (
          <SelectField
            key={selection.id}
            label={labelOf(selection, market, match)}
            blank="–"
            choices={CHOICES}
            value={outcomes[selection.key] ?? ''}
            onChange={(event) =>
              onChange({ ...typed, outcomes: { ...outcomes, [selection.key]: event.target.value } })
            }
          />
        ))}
    </>
  )
}
