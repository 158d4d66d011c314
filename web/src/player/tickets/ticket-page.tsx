import { LogIn } from 'lucide-react'
import { Suspense } from 'react'
import { lazy } from '../../lib/browser/lazily.ts'
import { openDialog } from '../../lib/dialog/dialog.ts'
import { useSession } from '../../lib/session/session.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Button } from '../../ui/form/button.tsx'
import { t } from './texts.ts'

const Tickets = lazy(async () => ({ default: (await import('./tickets.tsx')).Tickets }))

/** `/ticket`: the player's tickets; a visitor is told whose they are. */
export function TicketPage() {
  const player = useSession()
  if (player)
    return (
      <Suspense fallback={null}>
        <Tickets key={player.usercode} />
      </Suspense>
    )
  return (
    <Empty
      art="lale"
      heading="h1"
      title={t('visitor.title')}
      action={
        <Button variant="primary" icon={LogIn} onClick={() => openDialog({ name: 'login' })}>
          {t('login')}
        </Button>
      }
    >
      {t('visitor.text')}
    </Empty>
  )
}
