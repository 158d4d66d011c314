import './limit-prompt.css'
import { Gauge } from 'lucide-react'
import { useState } from 'react'
import { useProtection } from '../../../lib/account/protection.ts'
import { session } from '../../../lib/session/session.ts'
import { readStored, writeStored } from '../../../lib/storage/stored.ts'
import { Button, ButtonLink } from '../../../ui/form/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { t } from '../texts.ts'

const keyFor = () => `limitsLater:${session()?.username}`
const isTrue = (value: unknown): value is true => value === true

/** Before money comes in, who has no limit is asked whether to set one (LIM-01); once, if they say no. */
export function LimitPrompt() {
  const { data } = useProtection()
  const [isLater, setLater] = useState(() => readStored(keyFor(), isTrue) !== null)
  if (isLater || !data || data.limits.some(({ isOfHouse }) => !isOfHouse)) return null
  return (
    <section className="panel ask" aria-label={t('limit.title')}>
      <Icon of={Gauge} />
      <div>
        <h2>{t('limit.title')}</h2>
        <p>{t('limit.text')}</p>
      </div>
      <div className="ask__acts">
        <ButtonLink to="/dashboard/limits">{t('limit.set')}</ButtonLink>
        <Button
          variant="line"
          onClick={() => {
            writeStored(keyFor(), true)
            setLater(true)
          }}
        >
          {t('limit.later')}
        </Button>
      </div>
    </section>
  )
}
