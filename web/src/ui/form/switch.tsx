import type { ReactNode } from 'react'
import './switch.css'

/** Something that is on or off, at once as it is pressed. */
export const Switch = ({
  label,
  isOn,
  onChange,
  className,
}: {
  label: ReactNode
  isOn: boolean
  onChange: (isOn: boolean) => void
  className?: string
}) => (
  <button
    type="button"
    role="switch"
    className={className ?? 'switchline'}
    aria-checked={isOn}
    onClick={() => onChange(!isOn)}
  >
    {label}
    <i className="switch" aria-hidden />
  </button>
)
