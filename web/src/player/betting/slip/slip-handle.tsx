import { formatOdds } from '@zar/contract/betting/odds-formats'
import { ChevronUp } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazy } from '../../../lib/browser/lazily.ts'
import { formatMoney } from '../../../lib/language/format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useSettings } from '../settings/settings.ts'
import './slip-count.css'
import './slip-handle.css'
import { useAttempt } from './state/attempt.ts'
import { useDesk } from './state/use-desk.ts'
import { t } from './texts.ts'

const SlipSheet = lazy(async () => ({ default: (await import('./slip-sheet.tsx')).SlipSheet }))

/** The slip on a phone: a handle over the bottom bar, which opens it as a sheet. */
export function SlipHandle() {
  const desk = useDesk()
  const attempt = useAttempt()
  const { format } = useSettings()
  const [isOpen, setOpen] = useState(false)
  const count = desk.slip.picks.length
  if (count === 0 && attempt.at === 'rest' && !isOpen) return null
  return (
    <>
      <button type="button" className="handle" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="sr">{t('open')}: </span>
        <span className="slip__count num">{count}</span>
        {t('handle')}
        {desk.totalMilli !== null && (
          <span className="mist num">
            {t('odds', { odds: formatOdds(desk.totalMilli, format) })}
          </span>
        )}
        <b className="num">{desk.winKurus > 0 && formatMoney(desk.winKurus / 100)}</b>
        <Icon of={ChevronUp} />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <SlipSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
