import './play.css'
import { PROVIDERS, type ProviderName } from '@zar/contract/casino/casino'
import { useEffect, useState } from 'react'
import { onHub } from '../../lib/hub/hub.ts'
import { t } from './texts.ts'

/** Beside an open game, once the house has switched its supplier off: the round ends, no new stake is taken. */
export function ClosedNotice({ providerName }: { providerName: ProviderName }) {
  const [isClosed, setClosed] = useState(false)
  useEffect(
    () =>
      onHub('SupplierClosed', ({ mainProviderId }) => {
        if (mainProviderId === PROVIDERS[providerName]) setClosed(true)
      }),
    [providerName],
  )
  // It is there before it has words, so that these are heard.
  return (
    <div role="alert">{isClosed && <p className="play__closed">{t('closed.meanwhile')}</p>}</div>
  )
}
