import { Button } from '../../../ui/form/button.tsx'
import { t } from '../section-texts.ts'

type PanelEndProps = {
  total: number | undefined
  onClear: (() => void) | undefined
  onClose: () => void
}

/** The end of a panel of filters: take them out again, or see what they leave. */
export function PanelEnd({ total, onClear, onClose }: PanelEndProps) {
  return (
    <div className="filterpanel__end">
      {onClear && (
        <Button variant="ghost" onClick={onClear}>
          {t('clear')}
        </Button>
      )}
      <Button variant="primary" onClick={onClose}>
        {t('show', { count: total ?? 0 })}
      </Button>
    </div>
  )
}
