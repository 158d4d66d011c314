import {
  type OfficeSupplier,
  type TriedSupplier,
  trySupplier,
} from '@zar/contract/office/suppliers'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useOnline } from '../../lib/browser/online.ts'
import { formatWhole } from '../../lib/language/format.ts'
import { call } from '../parts/api/call.ts'
import { useSaving } from '../parts/api/use-saving.ts'
import { Button } from '../parts/controls/button.tsx'
import { Say } from '../parts/controls/say.tsx'
import { t } from './texts.ts'
import { useRefresh } from './use-suppliers.ts'

/** Asks a supplier whose games do not open for its list at once, and tells what came of it. */
export function TryNow({ supplier: { provider } }: { supplier: OfficeSupplier }) {
  const isOnline = useOnline()
  const refresh = useRefresh()
  const { isBusy, failure, save } = useSaving()
  const [tried, setTried] = useState<TriedSupplier>()
  const ask = () =>
    save(async () => {
      setTried(undefined)
      setTried(await call(trySupplier, { provider }))
      await refresh()
    })
  return (
    <>
      <div>
        <Button
          icon={RotateCw}
          busy={isBusy ? t('trying') : undefined}
          refusal={isOnline ? undefined : t('offline')}
          onClick={() => void ask()}
        >
          {t('tryNow')}
        </Button>
      </div>
      <div role="status">
        {tried && <Say tone={tried.isAnswered ? 'ok' : 'no'}>{textOf(tried)}</Say>}
      </div>
      {failure && (
        <Say tone="no" role="alert">
          {failure}
        </Say>
      )}
    </>
  )
}

const textOf = ({ isAnswered, ms, games, failure }: TriedSupplier): string =>
  isAnswered
    ? t('answered', { ms: formatWhole(ms), games: formatWhole(games ?? 0) })
    : t('silent', { ms: formatWhole(ms), failure: failure ?? '' })
