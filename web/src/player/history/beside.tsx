import './transaction.css'
import { type ReactNode, useEffect } from 'react'
import { usePhone } from '../../lib/media.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { useWide } from './use-open-one.ts'

type BesideProps = {
  label: string
  /** The id of its row in the list, where the focus goes back to. */
  rowId: string
  onClose: () => void
  children: ReactNode
}

/** One row of a list, opened: beside the list where there is room, else over it. */
export function Beside({ label, rowId, onClose, children }: BesideProps) {
  const isWide = useWide()
  const isPhone = usePhone()
  useFocusBack(rowId)
  if (isWide) {
    return (
      <aside className="panel hist__one" aria-label={label}>
        {children}
      </aside>
    )
  }
  return (
    <Sheet side={isPhone ? 'bottom' : 'right'} label={label} onClose={onClose}>
      <div className="case__sheet">{children}</div>
    </Sheet>
  )
}

/** What had the focus is gone with the panel: its row in the list takes it. */
function useFocusBack(rowId: string): void {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.getElementById(rowId)?.focus()
    },
    [rowId],
  )
}
