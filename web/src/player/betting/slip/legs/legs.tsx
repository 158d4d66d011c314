import { useEffect, useState } from 'react'
import { useNow } from '../../frame/use-now.ts'
import type { Pick } from '../state/pick.ts'
import { changeSlip, removePicks, type Slip, slip } from '../state/slip.ts'
import type { Desk } from '../state/use-desk.ts'
import { t } from '../texts.ts'
import { BuilderLeg, LegRow } from './leg-row.tsx'
import { nameOf } from './leg-texts.ts'

const UNDO_MS = 5_000

/** The lines of the slip. What is taken out can be put back for a moment. */
export function Legs({ desk, isLocked = false }: { desk: Desk; isLocked?: boolean }) {
  const now = useNow()
  const [undo, setUndo] = useState<{ name: string; before: Slip } | null>(null)
  useEffect(() => {
    if (!undo) return
    const timer = setTimeout(() => setUndo(null), UNDO_MS)
    return () => clearTimeout(timer)
  }, [undo])
  const isSystem = desk.slip.mode === 'system'
  const isSeveral = desk.slip.mode === 'single' && desk.legs.length > 1
  const remove = (pick: Pick) => {
    setUndo({ name: nameOf(pick), before: slip() })
    removePicks([pick.id])
  }
  return (
    <>
      <ul className="slip__legs">
        {desk.legs.map((leg) => {
          const common = { leg, now, isLocked, onRemove: remove, hasBanker: isSystem }
          return leg.leg.isBuilder && leg.leg.picks.length > 1 ? (
            <BuilderLeg key={leg.key} {...common} />
          ) : (
            <LegRow key={leg.key} {...common} hasStake={isSeveral} />
          )
        })}
      </ul>
      {undo && (
        <p className="slip__undo" role="status">
          <span>{t('removed', { name: undo.name })}</span>
          <button
            type="button"
            className="link"
            onClick={() => {
              changeSlip(undo.before)
              setUndo(null)
            }}
          >
            {t('undo')}
          </button>
        </p>
      )}
    </>
  )
}
