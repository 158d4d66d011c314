import './methods.css'
import type { OfficeMethod } from '@zar/contract/office/house/methods'
import { Icon } from '../../ui/icons/icon.tsx'
import { METHOD_ICONS } from '../../ui/icons/method-icons.ts'
import { boundsOf } from './sums.ts'
import { t } from './texts.ts'

type Shown = Pick<OfficeMethod, 'icon' | 'title' | 'note' | 'minutes' | 'minE5' | 'maxE5'> & {
  closedText: string | null
}

/** The method as the cashier shows it to players, with these bounds. */
export const Preview = ({ method }: { method: Shown }) => (
  <figure className="o-meth__seen" aria-label={t('seen')}>
    <figcaption className="o-micro">{t('seen')}</figcaption>
    <div className={method.closedText === null ? 'o-meth__card' : 'o-meth__card is-closed'}>
      <span className="o-meth__icon">
        <Icon of={METHOD_ICONS[method.icon]} />
      </span>
      <b>{method.title}</b>
      <span className="o-micro">₺{boundsOf(method)}</span>
      <small>
        {method.closedText ?? `${method.note} · ${t('minutes', { count: method.minutes })}`}
      </small>
    </div>
  </figure>
)
