import { Copy, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { IconButton } from '../../../../ui/form/button.tsx'
import { t as free } from '../stake/free-bet-texts.ts'
import { shareLegs } from '../state/share.ts'
import type { Desk } from '../state/use-desk.ts'
import { t } from '../texts.ts'
import { copy } from './receipt.tsx'

/** The code by which others load this slip, without its stake. */
export function ShareLine({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const [code, setCode] = useState<string | null>(null)
  const key = desk.legs.map((leg) => leg.key).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another slip has another code
  useEffect(() => {
    setCode(null)
    const legs = desk.legs.map(({ leg, nowMilli, agreedMilli }) => ({
      leg,
      oddsMilli: nowMilli ?? agreedMilli ?? 1_010,
    }))
    void shareLegs(legs).then((made) => {
      if (made === null) onClose()
      else setCode(made)
    })
  }, [key])
  return (
    <p className="slip__code" role="status">
      {t('code')}
      {code === null ? <Spinner /> : <b className="num">{code}</b>}
      {code !== null && (
        <IconButton icon={Copy} label={t('copy')} onClick={() => void copy(code)} />
      )}
      {desk.slip.isFree && <small className="micro">{free('code')}</small>}
      <IconButton icon={X} label={t('dismiss')} onClick={onClose} />
    </p>
  )
}
