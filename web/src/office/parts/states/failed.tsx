import './states.css'
import { texts } from '../../../lib/language/translate.ts'
import { failureText, isCode, requestIdOf } from '../api/failure.ts'
import { Button } from '../controls/button.tsx'
import { Say } from '../controls/say.tsx'

const t = texts({
  tr: { failed: 'Gelmedi.', denied: 'Açılmadı.', request: 'İstek no {id}', again: 'Yeniden dene' },
  en: {
    failed: 'It did not come.',
    denied: 'Not opened.',
    request: 'Request {id}',
    again: 'Try again',
  },
})

/** In the place of what did not come: why, the number of the request, and another try. */
export function Failed({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  const id = requestIdOf(error)
  return (
    <div className="o-failed">
      <Say
        tone="no"
        role="alert"
        action={
          <Button size="s" onClick={onAgain}>
            {t('again')}
          </Button>
        }
      >
        <b>{t(isCode(error, 'no_right') ? 'denied' : 'failed')}</b> {failureText(error)}{' '}
        {id && <span className="o-micro">{t('request', { id: id.slice(0, 13) })}</span>}
      </Say>
    </div>
  )
}
