import { useQueryClient } from '@tanstack/react-query'
import type { Proposal } from '@zar/contract/office/proposals'
import { useState } from 'react'
import { formatWhole } from '../../../lib/language/format.ts'
import { formatDay } from '../../../lib/language/format-day.ts'
import { mayDo, useMe } from '../../parts/api/session.ts'
import { Button } from '../../parts/controls/button.tsx'
import { callProven } from '../../parts/dialogs/prove.ts'
import { Seconds } from '../../parts/proposals/second.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import {
  EXPORT_KINDS,
  EXPORTS,
  type ExportKind,
  FILES_KEY,
  NOTE,
  proofOf,
  TITLE,
} from './export-kinds.ts'
import { ExportOrder } from './export-order.tsx'
import { t } from './texts.ts'

const ASK = { personal: 'askPersonal', bulk: 'askBulk' } as const

/** Exports that take two people: proposed here, and approved here by another. */
export function Exports() {
  const me = useMe()
  const [asking, setAsking] = useState<ExportKind>()
  const kinds = EXPORT_KINDS.filter((kind) => mayDo(me, EXPORTS[kind].right))
  if (kinds.length === 0) return null
  return (
    <section className="o-panel" aria-labelledby="report-exports">
      <div className="o-panel__h">
        <h2 id="report-exports">{t('exports')}</h2>
      </div>
      <div className="o-panel__b o-stack">
        {kinds.map((kind) => (
          <Waiting key={kind} kind={kind} />
        ))}
        <p className="o-micro">{t('exportsNote')}</p>
        <div className="o-row">
          {kinds.map((kind) => (
            <Button key={kind} onClick={() => setAsking(kind)}>
              {t(ASK[kind])}
            </Button>
          ))}
        </div>
      </div>
      {asking && <ExportOrder kind={asking} onClose={() => setAsking(undefined)} />}
    </section>
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const daysOf = ({ terms }: Proposal) => ({ from: textOf(terms.from), to: textOf(terms.to) })
const periodText = (proposal: Proposal): string => {
  const { from, to } = daysOf(proposal)
  return `${formatDay(from)} – ${formatDay(to)}`
}
const rowsOf = ({ facts }: Proposal): string => formatWhole(Number(facts.rows))

function Waiting({ kind }: { kind: ExportKind }) {
  const client = useQueryClient()
  const { right, operation } = EXPORTS[kind]
  return (
    <Seconds
      right={right}
      object={`export:${kind}`}
      title={t(TITLE[kind])}
      verb={(proposal) => t('approve', { count: Number(proposal.facts.rows) })}
      consequence={t(NOTE[kind])}
      facts={(proposal) => [
        [t('period'), periodText(proposal)],
        [t('rows'), rowsOf(proposal)],
      ]}
      refusal={undefined}
      approve={async (proposal) => {
        const input = { ...daysOf(proposal), reason: proposal.reason, proposal: proposal.id }
        await callProven(operation, input, proofOf(kind))
        notify(t('approved'))
      }}
      onDone={() => client.invalidateQueries({ queryKey: FILES_KEY })}
    />
  )
}
