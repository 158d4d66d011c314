import { ChevronDown, Scale, Share2, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../../../ui/form/button.tsx'
import { Segments } from '../../../ui/form/segments.tsx'
import { EmptySlip } from './empty/empty-slip.tsx'
import { Legs } from './legs/legs.tsx'
import { SpokenMoves } from './legs/spoken.tsx'
import { Note, Notes } from './parts/notes.tsx'
import { Receipt } from './parts/receipt.tsx'
import { Lost, Refused, Sending } from './parts/results.tsx'
import { ShareLine } from './parts/share-line.tsx'
import { BonusOdds } from './stake/bonus-odds.tsx'
import { FreeBetChoice } from './stake/free-bet.tsx'
import { PolicyChoice } from './stake/policy.tsx'
import { StakeBox } from './stake/stake-box.tsx'
import { StepButton } from './stake/step-button.tsx'
import { Sum, TotalOdds } from './stake/sum.tsx'
import { SystemSizes } from './stake/system.tsx'
import './slip-styles.ts'
import './slip-count.css'
import { isUnderWay, useAttempt } from './state/attempt.ts'
import { changeSlip, emptySlip, MODES, type Mode } from './state/slip.ts'
import { type Desk, useDesk } from './state/use-desk.ts'
import { t } from './texts.ts'

/** The slip, in whichever of its states it is. */
export function SlipPanel({
  onShrink,
  keys,
}: {
  onShrink?: () => void
  /** Keys of its own, where the phone’s keyboard would cover the sum. */
  keys?: ReactNode
}) {
  const desk = useDesk()
  const attempt = useAttempt()
  if (attempt.at === 'placed') return <Receipt attempt={attempt} />
  const count = desk.slip.picks.length
  return (
    <section className="slip" aria-label={t('region', { count })}>
      <Head desk={desk} isLocked={isUnderWay(attempt)} {...(onShrink && { onShrink })} />
      {count === 0 ? (
        <EmptySlip />
      ) : (
        <>
          <Modes desk={desk} isLocked={isUnderWay(attempt)} />
          <Legs desk={desk} isLocked={isUnderWay(attempt)} />
          <div className="slip__tear" aria-hidden />
          <div className="slip__sum">
            {attempt.at === 'rest' && <Building desk={desk} keys={keys} />}
            {(attempt.at === 'sending' || attempt.at === 'waiting') && (
              <Sending attempt={attempt} />
            )}
            {attempt.at === 'lost' && <Lost attempt={attempt} />}
            {attempt.at === 'refused' && <Refused attempt={attempt} />}
          </div>
        </>
      )}
      <SpokenMoves desk={desk} />
    </section>
  )
}

type HeadProps = { desk: Desk; isLocked: boolean; onShrink?: () => void }

function Head({ desk, isLocked, onShrink }: HeadProps) {
  const [isSharing, setSharing] = useState(false)
  const count = desk.slip.picks.length
  const [only, another] = desk.legs
  const isBuilder =
    only !== undefined && !another && only.leg.isBuilder && only.leg.picks.length > 1
  return (
    <>
      <div className="slip__head">
        <h2>{t(isBuilder ? 'builder' : 'title')}</h2>
        {count > 0 && (
          <span className="slip__count num" aria-hidden>
            {count}
          </span>
        )}
        <span className="slip__tools">
          {count > 0 && !isLocked && (
            <>
              <IconButton icon={Share2} label={t('share')} onClick={() => setSharing(true)} />
              <IconButton icon={Trash2} label={t('clear')} onClick={emptySlip} />
            </>
          )}
          {onShrink && <IconButton icon={ChevronDown} label={t('shrink')} onClick={onShrink} />}
        </span>
      </div>
      {isSharing && count > 0 && <ShareLine desk={desk} onClose={() => setSharing(false)} />}
    </>
  )
}

function Modes({ desk, isLocked }: { desk: Desk; isLocked: boolean }) {
  if (desk.legs.length < 2 && desk.legs[0]?.leg.isBuilder) return null
  const fitting = (mode: Mode) => mode === 'single' || desk.legs.length > 1
  return (
    <div className="slip__modes">
      <Segments
        label={t('mode')}
        choices={MODES.map((id) => ({ id, label: t(id) }))}
        chosen={desk.slip.mode}
        onChoose={(mode) => {
          if (fitting(mode) && !isLocked) changeSlip({ mode })
        }}
      />
    </div>
  )
}

/** What is put together and not sent yet. */
function Building({ desk, keys }: { desk: Desk; keys: ReactNode }) {
  const { slip, legs, step, bets, free } = desk
  const hasStake = free === null && !(slip.mode === 'single' && legs.length > 1)
  const delayMs = Math.max(0, ...bets.map((bet) => bet.delayMs))
  return (
    <>
      <Notes desk={desk} />
      {hasOpposites(desk) && (
        <Note icon={Scale} look="warn">
          {t('opposite')}
        </Note>
      )}
      {slip.mode === 'system' && <SystemSizes desk={desk} />}
      <TotalOdds desk={desk} />
      <FreeBetChoice desk={desk} />
      <BonusOdds desk={desk} />
      {hasStake && <StakeBox desk={desk} hasOwnKeys={keys !== undefined} />}
      <Sum desk={desk} />
      {delayMs > 0 && (
        <p className="micro slip__center">
          {t('delayNote', { count: Math.round(delayMs / 1_000) })}
        </p>
      )}
      {hasStake && keys}
      <div className="slip__foot">
        <StepButton desk={desk} />
      </div>
      {step.kind === 'moved' && <PolicyChoice />}
    </>
  )
}

/** Whether two singles are on different picks of one market. */
function hasOpposites({ slip: { picks, mode } }: Desk): boolean {
  if (mode !== 'single') return false
  const markets = picks.map(({ event, market, line }) => `${event} ${market} ${line}`)
  return new Set(markets).size < markets.length
}
