import './dialog.css'
import { X } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import type { KeyboardEvent, ReactNode } from 'react'
import { texts } from '../../../lib/language/translate.ts'
import { DialogFrame } from '../../../ui/overlay/dialog.tsx'
import { IconButton } from '../controls/button.tsx'

const t = texts({ tr: { close: 'Kapat' }, en: { close: 'Close' } })

/** A dialog of the office: one at a time, and none from another. Esc closes it. */
export function OfficeDialog({
  title,
  onClose,
  onSend,
  foot,
  children,
}: {
  title: string
  onClose: () => void
  /** What Ctrl Enter does, from wherever the focus is. */
  onSend?: () => void
  foot?: ReactNode
  children: ReactNode
}) {
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend?.()
  }
  return (
    <DialogFrame className="o-dialog" onClose={onClose} onKeyDown={sendByKey}>
      <div className="o-dialog__h">
        <Radix.Title>{title}</Radix.Title>
        <span className="o-push">
          <IconButton icon={X} label={t('close')} onClick={onClose} />
        </span>
      </div>
      <div className="o-dialog__b">{children}</div>
      {foot && <div className="o-dialog__f">{foot}</div>}
    </DialogFrame>
  )
}
