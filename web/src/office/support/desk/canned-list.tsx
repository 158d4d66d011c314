import { Kbd } from '../../parts/controls/button.tsx'
import type { Canned } from './canned.ts'
import { t } from './texts.ts'

type Props = { shown: readonly Canned[]; index: number; take: (one: Canned) => void }

/** The canned answers that fit, over the field. */
export const CannedList = ({ shown, index, take }: Props) => (
  <div className="o-can" role="listbox" aria-label={t('canned')}>
    {shown.map((one, at) => (
      <div
        key={one.key}
        role="option"
        tabIndex={-1}
        className={at === index ? 'is-on' : undefined}
        aria-selected={at === index}
        // The field keeps the focus.
        onPointerDown={(event) => {
          event.preventDefault()
          take(one)
        }}
      >
        <b>#{one.key}</b>
        <span className="o-ell">{one.text}</span>
        {at === index && <Kbd>Tab</Kbd>}
      </div>
    ))}
  </div>
)
