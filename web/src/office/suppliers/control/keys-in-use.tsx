import type { KeyInUse, SupplierControl } from '@zar/contract/office/house/supplier-control'
import { useState } from 'react'
import { formatDate } from '../../../lib/language/format.ts'
import { Button } from '../../parts/controls/button.tsx'
import { useOffers } from '../../parts/rights/offers.ts'
import { BackDialog } from './back-dialog.tsx'
import { KeyDialog } from './key-dialog.tsx'
import { KeySeconds } from './key-seconds.tsx'
import { OriginLine } from './origin-line.tsx'
import { inFours, isOutbound, t } from './texts.ts'
import type { NamedSupplier } from './use-control.ts'

type Props = { supplier: NamedSupplier; control: SupplierControl }
type Asking = { one: KeyInUse; isBack: boolean }

/** The keys of a supplier that are changed here: fingerprint, where it comes from, and whether the one before is taken. */
export function KeysInUse({ supplier, control }: Props) {
  const { refusal } = useOffers(control)('supplier.key_rotate')
  const [asking, ask] = useState<Asking>()
  const close = () => ask(undefined)
  return (
    <section className="o-sup__keys" aria-label={t('keys')}>
      <h3>{t('keys')}</h3>
      <KeySeconds supplier={supplier} refusal={refusal} />
      {control.keys.length === 0 && <p className="o-micro">{t('noKeys')}</p>}
      <ul>
        {control.keys.map((one) => (
          <KeyLine key={one.name} one={one} refusal={refusal} onAsk={ask} />
        ))}
      </ul>
      <p className="o-micro">{t('fixed')}</p>
      {asking &&
        (asking.isBack ? (
          <BackDialog supplier={supplier} one={asking.one} onClose={close} />
        ) : (
          <KeyDialog supplier={supplier} one={asking.one} onClose={close} />
        ))}
    </section>
  )
}

type LineProps = { one: KeyInUse; refusal: string | undefined; onAsk: (asking: Asking) => void }

function KeyLine({ one, refusal, onAsk }: LineProps) {
  const { name, fingerprint, old } = one
  return (
    <li>
      <span className="o-two">
        <b>{name}</b>
        <small>{t(isOutbound(name) ? 'outbound' : 'inbound')}</small>
        <code>{t('fingerprint', { digits: inFours(fingerprint) })}</code>
        <OriginLine of={one} />
        {old && (
          <small>
            {t(isOutbound(name) ? 'oldOut' : 'old', {
              until: formatDate(old.until),
              digits: inFours(old.fingerprint),
            })}
          </small>
        )}
      </span>
      <span className="o-sup__acts">
        <Button
          size="s"
          refusal={refusal}
          aria-label={t('rotateOf', { name })}
          onClick={() => onAsk({ one, isBack: false })}
        >
          {t('rotate')}
        </Button>
        {old && (
          <Button
            size="s"
            kind="ghost"
            refusal={refusal}
            aria-label={t('rotateBackOf', { name })}
            onClick={() => onAsk({ one, isBack: true })}
          >
            {t('rotateBack')}
          </Button>
        )}
      </span>
    </li>
  )
}
