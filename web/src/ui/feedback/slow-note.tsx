import './slow-note.css'
import { Hourglass, RotateCw } from 'lucide-react'
import { askAgain, useSlowReads } from '../../lib/api/slow-reads.ts'
import { texts } from '../../lib/language/translate.ts'
import { Button } from '../form/button.tsx'
import { Icon } from '../icons/icon.tsx'

const t = texts({
  tr: {
    slow: 'Sunucu her zamankinden geç yanıt veriyor. Denemeyi sürdürüyoruz.',
    retry: 'Yeniden dene',
  },
  en: {
    slow: 'The server takes longer than usual to answer. We keep trying.',
    retry: 'Try again',
  },
})

/** Says that what is awaited takes longer than usual, while it is still tried, and offers a new try. */
export function SlowNote() {
  const isSlow = useSlowReads()
  return <SlowLine isSlow={isSlow} onRetry={() => void askAgain()} />
}

/** The same line for a wait of another kind. */
export function SlowLine({ isSlow, onRetry }: { isSlow: boolean; onRetry: () => void }) {
  return (
    <div className="slow" role="status">
      {isSlow && (
        <div className="note note--warn slow__line">
          <Icon of={Hourglass} />
          <p>{t('slow')}</p>
          <Button size="s" icon={RotateCw} onClick={onRetry}>
            {t('retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
