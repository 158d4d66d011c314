import { LogIn } from 'lucide-react'
import { Suspense } from 'react'
import { openDialog } from '../../lib/dialog.ts'
import { lazy } from '../../lib/lazily.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { t } from '../tickets/texts.ts'

const Tickets = lazy(async () => ({ default: (await import('../tickets/tickets.tsx')).Tickets }))

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
