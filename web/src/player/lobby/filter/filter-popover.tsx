import '../../../ui/form/inline-select.css'
import { ChevronDown, type LucideIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { usePhone } from '../../../lib/browser/media.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Popover } from '../../../ui/overlay/popover.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'

type FilterPopoverProps = {
  icon: LucideIcon
  label: string
  /** How many are chosen in it. */
  count: number
  children: (close: () => void) => ReactNode
}

/** A button with a panel of choices: under it, and on a phone a sheet from below. */
export function FilterPopover({ icon, label, count, children }: FilterPopoverProps) {
  const isPhone = usePhone()
  const [isOpen, setOpen] = useState(false)
  const face = (
    <>
      <Icon of={icon} />
      {label}
      {count > 0 && <b className="inlineselect__count num">{count}</b>}
      <Icon of={ChevronDown} />
    </>
  )
  const name = count > 0 ? `${label}, ${count}` : label
  if (!isPhone) {
    return (
      <Popover label={name} className="inlineselect" face={face}>
        {(close) => (
          // A press between its choices stays in the panel: the focus has somewhere to go.
          <div className="filterpanel" tabIndex={-1}>
            {children(close)}
          </div>
        )}
      </Popover>
    )
  }
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className="inlineselect"
        aria-label={name}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {face}
      </button>
      {isOpen && (
        <Sheet side="bottom" label={label} onClose={close}>
          <div className="filterpanel filterpanel--sheet">
            <h2 className="filterpanel__title">{label}</h2>
            {children(close)}
          </div>
        </Sheet>
      )}
    </>
  )
}
