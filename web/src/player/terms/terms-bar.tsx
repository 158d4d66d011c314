import { Scale } from 'lucide-react'
import { Link } from '../../lib/router/router.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import './terms-bar.css'
import { t } from './texts.ts'
import { useAccept, useTerms } from './use-terms.ts'

/** Asks a player to accept the text of law that is in force; nothing where it is accepted, or is not known yet. */
export function TermsBar() {
  const due = useTerms().data?.due
  const accepting = useAccept()
  if (!due) return null
  return (
    <section className="terms-bar" aria-label={t('label')}>
      <p>
        <Icon of={Scale} size="s" />
        <span>
          {t(due.isChanged ? 'changed' : 'new')} <Link to={due.document}>{t('read')}</Link>
        </span>
      </p>
      <Button
        size="s"
        onClick={() => accepting.mutate(due)}
        busy={accepting.isPending ? t('busy') : undefined}
      >
        {t('accept')}
      </Button>
    </section>
  )
}
