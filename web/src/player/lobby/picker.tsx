import '../../ui/pick.css'
import { ChevronDown, type LucideIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { usePhone } from '../../lib/media.ts'
import { Drop } from '../../ui/drop.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Sheet } from '../../ui/sheet.tsx'

type PickerProps = {
  icon: LucideIcon
  label: string
  /** How many are chosen in it. */
  count: number
  children: (close: () => void) => ReactNode
}

/** A button with a panel of choices: under it, and on a phone a sheet from below. */
export function Picker({ icon, label, count, children }: PickerProps) {
  const isPhone = usePhone()
  const [isOpen, setOpen] = useState(false)
  const face = (
    <>
      <Icon of={icon} />
      {label}
      {count > 0 && <b className="pick__count num">{count}</b>}
      <Icon of={ChevronDown} />
    </>
  )
  const name = count > 0 ? `${label}, ${count}` : label
  if (!isPhone) {
    return (
      <Drop label={name} className="pick" face={face}>
        {(close) => (
          // A press between its choices stays in the panel: the focus has somewhere to go.
          <div className="picked" tabIndex={-1}>
            {children(close)}
          </div>
        )}
      </Drop>
    )
  }
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className="pick"
        aria-label={name}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {face}
      </button>
      {isOpen && (
        <Sheet side="bottom" label={label} onClose={close}>
          <div className="picked picked--sheet">
            <h2 className="picked__title">{label}</h2>
            {children(close)}
          </div>
        </Sheet>
      )}
    </>
  )
}
