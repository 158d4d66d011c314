import './transactions/transaction.css'
import { type ReactNode, useEffect } from 'react'
import { usePhone } from '../../lib/browser/media.ts'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { OPEN_ID, useWide } from './use-open-one.ts'

type DetailPanelProps = {
  label: string
  /** The id of its row in the list, where the focus goes back to. */
  rowId: string
  onClose: () => void
  children: ReactNode
}

/** One row of a list, opened: beside the list where there is room, else over it. */
export function DetailPanel({ label, rowId, onClose, children }: DetailPanelProps) {
  const isWide = useWide()
  const isPhone = usePhone()
  useFocusBack(rowId)
  if (isWide) {
    return (
      <aside id={OPEN_ID} className="panel hist__one" aria-label={label}>
        {children}
      </aside>
    )
  }
  return (
    <Sheet side={isPhone ? 'bottom' : 'right'} label={label} onClose={onClose}>
      <div id={OPEN_ID} className="case__sheet">
        {children}
      </div>
    </Sheet>
  )
}

/**
 * What had the focus is gone with the panel, and where the browser puts it back to is the page itself
 * when the panel was opened by the address: its row in the list takes it.
 */
function useFocusBack(rowId: string): void {
  useEffect(
    () => () => {
      const page = document.getElementById('content')
      const { activeElement, body } = document
      if (activeElement !== body && activeElement !== page) return
      const next = document.getElementById(rowId) ?? page
      next?.focus()
    },
    [rowId],
  )
}
