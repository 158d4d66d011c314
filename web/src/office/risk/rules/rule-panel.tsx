import { useQueryClient } from '@tanstack/react-query'
import { type RuleRow, setRule, type Trial, tryRule } from '@zar/contract/office/risk/rules'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { mayDo, useMe } from '../../parts/api/session.ts'
import { useProposal } from '../../parts/api/use-proposal.ts'
import { useSaving } from '../../parts/api/use-saving.ts'
import { Acts, Case } from '../../parts/case/case.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { AreaField, TextField } from '../../parts/controls/field.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { callProven } from '../../parts/dialogs/prove.ts'
import { leftText } from '../../parts/time.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { kindName, ruleName } from '../rule-names.ts'
import { t } from './texts.ts'
import { TrialView } from './trial-view.tsx'

const REASON_MIN = 20
type Typed = Record<string, string>

const typedOf = ({ parameters }: RuleRow): Typed =>
  Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, `${value}`]))

/** The numbers that were typed; undefined where one is none. */
function numbersOf(typed: Typed): Record<string, number> | undefined {
  const entries = Object.entries(typed).map(
    ([name, text]) =>
      [name, text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'))] as const,
  )
  return entries.every(([, value]) => Number.isFinite(value) && value >= 0)
    ? Object.fromEntries(entries)
    : undefined
}

const textOf = (values: Record<string, number> | undefined): string => JSON.stringify(values)

/** A rule: its values are tried on thirty days, then proposed, and set by a second person. */
export function RulePanel({ row }: { row: RuleRow }) {
  const me = useMe()
  const { waiting } = useProposal('rule.edit', `rule:${row.rule}`)
  return (
    <Case id={ruleName(row.rule)} name={t('name', { rule: ruleName(row.rule) })}>
      <p className="o-micro">{kindName(row.kind)}</p>
      {waiting && <Waiting row={row} />}
      {mayDo(me, 'rule.edit') ? <Change row={row} /> : null}
    </Case>
  )
}

const proofOf = ({ rule }: RuleRow) => ({
  right: 'rule.edit' as const,
  object: `rule:${rule}`,
  amountE5: null,
})

function Change({ row }: { row: RuleRow }) {
  const [typed, setTyped] = useState(() => typedOf(row))
  const [isOn, setOn] = useState(row.isOn)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState<{ values: string; trial: Trial }>()
  const { isBusy, failure, save } = useSaving()
  const { anew } = useProposal('rule.edit', `rule:${row.rule}`)
  const values = numbersOf(typed)
  const isTried = tried?.values === textOf(values)
  const isShort = reason.trim().length < REASON_MIN
  const attempt = () =>
    save(async () => {
      if (!values) return
      const trial = await call(tryRule, { rule: row.rule, parameters: values, reason })
      setTried({ values: textOf(values), trial })
    })
  const propose = () =>
    save(async () => {
      if (!values) return
      await callProven(setRule, { rule: row.rule, parameters: values, isOn, reason }, proofOf(row))
      notify(t('proposed'))
      await anew()
    })
  const short = isShort ? t('whyShort') : undefined
  const wrong = values ? undefined : t('wrong')
  return (
    <>
      {Object.keys(typed).length === 0 && <p className="o-micro">{t('noParameters')}</p>}
      <div className="o-risk__values">
        {Object.entries(typed).map(([name, text]) => (
          <TextField
            key={name}
            label={name}
            hint={t('now', { value: row.parameters[name] ?? '' })}
            inputMode="decimal"
            value={text}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        ))}
      </div>
      <label className="o-row">
        <input type="checkbox" checked={isOn} onChange={({ target }) => setOn(target.checked)} />
        {t('isOn')}
      </label>
      <AreaField
        label={t('why')}
        help={t('whyHelp')}
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {tried && isTried && <TrialView trial={tried.trial} row={row} />}
      {failure && (
        <Say tone="no" role="alert">
          {failure}
        </Say>
      )}
      <p className="o-micro">{t('two')}</p>
      <Acts>
        <Button
          busy={isBusy ? t('trying') : undefined}
          refusal={wrong ?? short}
          onClick={() => void attempt()}
        >
          {t('tryIt')}
        </Button>
        <Button
          kind="primary"
          refusal={wrong ?? (isTried ? short : t('untried'))}
          onClick={() => void propose()}
        >
          {t('propose')}
        </Button>
      </Acts>
    </>
  )
}

/** `n 3, line 20000` back as values. */
function valuesIn(text: string): Record<string, number> {
  const parts = text === '' ? [] : text.split(', ').map((part) => part.split(' '))
  return Object.fromEntries(parts.map(([name = '', value]) => [name, Number(value)]))
}

/** What another proposed, to be approved as it is; one's own only waits. */
function Waiting({ row }: { row: RuleRow }) {
  const client = useQueryClient()
  const { waiting, anew } = useProposal('rule.edit', `rule:${row.rule}`)
  const [isOpen, setOpen] = useState(false)
  if (!waiting) return null
  const text = String(waiting.terms.parameters ?? '')
  const isOn = waiting.terms.isOn === true
  const terms = [text, isOn ? t('isOn') : t('off')].filter(Boolean).join(', ')
  const words = { name: waiting.proposedBy, terms, left: leftText(waiting.lapsesAt) }
  const approve = async (reason: string) => {
    const parameters = valuesIn(text)
    const input = { rule: row.rule, parameters, isOn, reason, proposal: waiting.id }
    await callProven(setRule, input, proofOf(row))
    notify(t('done'))
    await Promise.all([anew(), client.invalidateQueries({ queryKey: ['office', 'risk-rules'] })])
  }
  return (
    <>
      <Say
        tone="info"
        icon={UsersRound}
        action={
          waiting.isOwn ? undefined : (
            <Button size="s" onClick={() => setOpen(true)}>
              {t('approve')}
            </Button>
          )
        }
      >
        {t(waiting.isOwn ? 'own' : 'waits', words)} {waiting.reason}
      </Say>
      {isOpen && (
        <Confirm
          title={t('approveTitle', { rule: ruleName(row.rule) })}
          verb={t('approve')}
          needsWords
          consequence={terms}
          draft={`rule:${row.rule}:approve`}
          onConfirm={({ text: reason }) => approve(reason)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
