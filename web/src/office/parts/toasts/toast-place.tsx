import './toast-place.css'
import { CircleCheck, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { texts } from '../../../lib/language/translate.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Button, IconButton } from '../controls/button.tsx'
import { useKeys } from '../keys/use-keys.ts'
import { dismiss, readToast, subscribeToasts, undoLast } from './toasts.ts'

const t = texts({ tr: { undo: 'Geri al', close: 'Kapat' }, en: { undo: 'Undo', close: 'Close' } })

/** Where it is said what was done. One at a time; `z` takes it back. */
export function ToastPlace() {
  const toast = useSyncExternalStore(subscribeToasts, readToast)
  useKeys({ z: undoLast }, toast?.undo !== undefined)
  return (
    <div aria-live="polite">
      {toast && (
        <div key={toast.id} className="o-toast">
          <span className="o-ok">
            <Icon of={CircleCheck} />
          </span>
          {toast.text}
          {toast.undo ? (
            <Button size="s" keyName="z" onClick={undoLast}>
              {t('undo')}
            </Button>
          ) : (
            <IconButton size="s" icon={X} label={t('close')} onClick={dismiss} />
          )}
        </div>
      )}
    </div>
  )
}
