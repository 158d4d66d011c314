import {
  type Exclusion,
  excludeSelf,
  SELF_EXCLUSIONS,
  type SelfExclusion,
  TIME_OUTS,
  type TimeOut,
  takeTimeOut,
} from '@zar/contract/protection'
import { type ReactNode, useState } from 'react'
import { callForAnswer } from '../../lib/api/call.ts'
import { Button } from '../../ui/form/button.tsx'
import { Chips } from '../../ui/form/chips.tsx'
import { t } from './texts.ts'
import { useChange } from './use-change.ts'

/** A time-out and a self-exclusion: each says what it does before it is begun, and is asked for twice. */
export function Breaks({ exclusion }: { exclusion: Exclusion | null }) {
  const isExcluded = exclusion?.kind === 'self_exclusion'
  return (
    <>
      {!isExcluded && <TimeOutPanel />}
      {(!isExcluded || exclusion.endsAt !== null) && <ExclusionPanel />}
    </>
  )
}

function TimeOutPanel() {
  const [length, setLength] = useState<TimeOut>('day')
  return (
    <BreakPanel
      id="guard-timeout"
      title={t('timeOut')}
      note={t('timeOutNote')}
      begin={t('beginTimeOut')}
      sure={t('timeOutSure', { length: t(`timeOut.${length}`) })}
      ask={() => callForAnswer(takeTimeOut, { length })}
    >
      <Chips
        label={t('howLong')}
        choices={TIME_OUTS.map((id) => ({ id, label: t(`timeOut.${id}`) }))}
        chosen={length}
        onChoose={setLength}
      />
    </BreakPanel>
  )
}

function ExclusionPanel() {
  const [length, setLength] = useState<SelfExclusion>('six_months')
  return (
    <BreakPanel
      id="guard-exclusion"
      title={t('exclusion')}
      note={t('exclusionNote')}
      begin={t('beginExclusion')}
      sure={t(length === 'for_good' ? 'forGoodSure' : 'exclusionSure', {
        length: t(`exclusion.${length}`),
      })}
      ask={() => callForAnswer(excludeSelf, { length })}
    >
      <Chips
        label={t('howLong')}
        choices={SELF_EXCLUSIONS.map((id) => ({ id, label: t(`exclusion.${id}`) }))}
        chosen={length}
        onChoose={setLength}
      />
    </BreakPanel>
  )
}

type BreakProps = {
  id: string
  title: string
  note: string
  begin: string
  /** What is said before the second press. */
  sure: string
  ask: Parameters<ReturnType<typeof useChange>['mutate']>[0]
  children: ReactNode
}

function BreakPanel({ id, title, note, begin, sure, ask, children }: BreakProps) {
  const [isSure, setSure] = useState<boolean>()
  const change = useChange(() => setSure(undefined))
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel__head">
        <h2 id={id}>{title}</h2>
      </div>
      <div className="guard__body">
        <p className="guard__note">{note}</p>
        {children}
        {isSure ? (
          <div className="guard__wish">
            <p>{sure}</p>
            <div className="guard__acts">
              <Button
                variant="danger"
                autoFocus
                busy={change.isPending ? t('saving') : undefined}
                onClick={() => change.mutate(ask)}
              >
                {t('yesBegin')}
              </Button>
              <Button variant="ghost" onClick={() => setSure(false)}>
                {t('cancel')}
              </Button>
            </div>
          </div>
        ) : (
          <div>
            <Button autoFocus={isSure === false} onClick={() => setSure(true)}>
              {begin}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}
